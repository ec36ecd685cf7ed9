// The words of an order for the schedule, whatever is talked of.

export const orders =
  /^(?:(?:please|can you|could you|ok|now|and|then|also|first)[ ,]+)*(?:undo|redo|swap|exchange|unplace|plan (?:my|the|this|next|out my)\b.*\b(?:week|day|days|term|month|weekend)|plan (?:today|tomorrow|everything|all)|schedule (?:my|everything|all)|improve|optimi[sz]e|tidy|re-?plan|clear my|what(?:'s| is) (?:free|on|due|left)|when (?:is|do|am)|why is|show (?:me )?(?:my|the) (?:week|plan|schedule|calendar|day))\b|^(?:请|帮我|麻烦|那|先|再|你)*(?:撤销|重做|恢复|对调|交换|互换|优化|(?:安排|规划|计划|排)(?:一?下|好)?(?:我的?|这|下|本|今|明|整|全|所有|一周)|(?:今|明|后)天[^没不]{0,6}(?:有什么|有空|空)|看(?:看|一下)?(?:我的?)?(?:课表|日程|计划))/
