// Why a card asks though the person lets its kind be applied (O7): decided for the turn, and said with the card.

export const reasons = {
  deletion: 'Something would be deleted: that always asks.',
  'taken-off': 'More than two blocks would leave the week in this turn: that always asks.',
  bulk: 'This turn would make more than ten changes unasked: now it asks.',
  'others-text': 'In this turn text from files was read: every change asks.',
}
