// Reads what one source file reaches for: the modules it imports, and the clocks, dice and globals that it touches.
import { parseSync, Visitor, type ESTree } from 'vite'

export type Reach = { line: number } & (
  | { kind: 'import'; from: string; names: string[]; isType: boolean }
  /** `Date.now`, `new Date()`, `document`: a member, a clock read by construction, or a global by its name. */
  | { kind: 'use'; what: string }
)

/** Throws when the file can't be parsed: a check that reads nothing must not pass. */
export function readSource(path: string, text: string): Reach[] {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`)
  const reaches: Reach[] = []
  const declared = new Set<string>()
  const lineOf = (offset: number): number => text.slice(0, offset).split('\n').length
  const use = (what: string, start: number): void => {
    reaches.push({ kind: 'use', what, line: lineOf(start) })
  }
  const importFrom = (from: string, start: number, names: string[] = [], isType = false): void => {
    reaches.push({ kind: 'import', from, names, isType, line: lineOf(start) })
  }
  new Visitor({
    ImportDeclaration: (node) => {
      const names = node.specifiers.map((specifier) => importedName(specifier))
      for (const { local } of node.specifiers) declared.add(local.name)
      importFrom(node.source.value, node.start, names, node.importKind === 'type')
    },
    ExportNamedDeclaration: (node) => {
      if (node.source) importFrom(node.source.value, node.start, [], node.exportKind === 'type')
    },
    ExportAllDeclaration: (node) => importFrom(node.source.value, node.start),
    ImportExpression: (node) => importFrom(literal(node.source) ?? '(computed)', node.start),
    TSImportType: (node) => importFrom(node.source.value, node.start, [], true),
    VariableDeclarator: (node) => collectNames(node.id, declared),
    ArrowFunctionExpression: (node) => collectNames(node.params, declared),
    FunctionExpression: (node) => collectNames(node.params, declared),
    FunctionDeclaration: (node) => collectNames([node.id, node.params], declared),
    ClassDeclaration: (node) => collectNames(node.id, declared),
    MemberExpression: ({ object, property, start }) => {
      if (object.type !== 'Identifier') return
      use(object.name, start)
      if (property.type === 'Identifier') use(`${object.name}.${property.name}`, start)
    },
    NewExpression: ({ callee, arguments: given, start }) => {
      if (callee.type === 'Identifier')
        use(given.length === 0 ? `new ${callee.name}()` : callee.name, start)
    },
    CallExpression: ({ callee, arguments: given, start }) => {
      if (callee.type !== 'Identifier') return
      use(`${callee.name}()`, start)
      if (callee.name === 'require') importFrom(literal(given[0]) ?? '(computed)', start)
    },
  }).visit(program)
  return reaches.filter((reach) => reach.kind === 'import' || !declared.has(rootName(reach.what)))
}

/** The name that the other module gives it; `*` for all of them. */
function importedName(specifier: ESTree.ImportDeclarationSpecifier): string {
  if (specifier.type === 'ImportNamespaceSpecifier') return '*'
  if (specifier.type === 'ImportDefaultSpecifier') return 'default'
  return specifier.imported.type === 'Identifier'
    ? specifier.imported.name
    : specifier.imported.value
}

/** `Date` of `Date.now`, `new Date()` and `Date()`. */
function rootName(what: string): string {
  return what.replace(/^new /, '').replace(/[.(].*$/s, '')
}

function literal(node: unknown): string | null {
  if (typeof node !== 'object' || node === null || !('value' in node)) return null
  return typeof node.value === 'string' ? node.value : null
}

/** Every name in a binding pattern, however deep; the type beside it binds nothing. */
function collectNames(node: unknown, names: Set<string>): void {
  if (typeof node !== 'object' || node === null) return
  if ('type' in node && node.type === 'Identifier' && 'name' in node) names.add(String(node.name))
  for (const [key, child] of Object.entries(node)) {
    if (key !== 'typeAnnotation') collectNames(child, names)
  }
}
