// Words that ask for homework to be noted (H1): heard by the built-in model, and required of every other before one is.

const english =
  /^(?:please |can you |could you )*(?:add|note(?: down)?|write down|put down|new)(?: a| an| some| new| another| my| the)* homework(?: item)?(?: for me)?\b(?:\s*[:,-]\s*|\s+(?:called |named |to |that )?)(?<body>\S.*)$/isu

const chinese =
  /^(?:请|帮我|给我)*(?:记|记录|记下|添加|新增|加|新建)(?:一?下)?(?:一?[个项条份])?(?:新的?)?作业(?:[：:，,\s]|叫做?|是)*(?<body>\S.*)$/su

/** What is to be noted; null where nothing of the kind is asked. */
export function homeworkAsked(text: string): string | null {
  const plain = text.trim()
  return (english.exec(plain) ?? chinese.exec(plain))?.groups?.['body'] ?? null
}
