// The word that the person types before everything is erased: nobody types it by mistake.

export const eraseWords: string = 'erase'
