// A line as the pieces that each say one thing.

const breaks =
  /[;；。•·]|(?<=[a-z]{3}|\)|\d{4}|[ap]\.?m)\.\s+(?=[A-Z])|(?<=[)\d])\s*,\s+(?=(?:[A-Z][a-z]+\s+){0,3}(?:[Ee]xam|[Mm]idterm|[Ff]inal|[Qq]uiz|[Pp]roject|[Pp]aper|[Ee]ssay|[Pp]resentation|HW|PS|[Hh]omework|[Pp]roblem)\b)|[，,](?=(?:第?[一二三四五六七八九十\d]*次?)?(?:期中|期末|小测|测验|答辩|汇报))/u

export function splitClauses(text: string): string[] {
  return text
    .split(breaks)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '')
}
