import { parseSync, Visitor, type ESTree } from 'vite';

/** Relay keeps names for its own packages here. */
const inner = '__internal';

/**
 * The names that a file reads from a module, whether it imports or requires it. A name within `__internal` has that
 * before it.
 */
export const namesRead = (file: string, text: string, module: string): ReadonlySet<string> => {
  const names = new Set<string>();
  const add = (path: readonly string[]) => names.add(path.slice(0, path[0] === inner ? 2 : 1).join('.'));
  /** Variables that hold the module or something read from it. */
  const held = new Map<string, readonly string[]>();

  /** How an expression is reached from the module, which itself is the empty path. */
  const pathOf = (node: ESTree.Node | null): readonly string[] | undefined => {
    if (node?.type === 'Identifier') return held.get(node.name);
    if (node?.type === 'CallExpression') {
      const [source] = node.arguments;
      const isRequire = node.callee.type === 'Identifier' && node.callee.name === 'require';
      return isRequire && source?.type === 'Literal' && source.value === module ? [] : undefined;
    }
    if (node?.type !== 'MemberExpression' || node.property.type !== 'Identifier') return undefined;
    const before = pathOf(node.object);
    return before && [...before, node.property.name];
  };

  const hold = (pattern: ESTree.Node, path: readonly string[]): void => {
    if (pattern.type === 'Identifier') held.set(pattern.name, path);
    if (pattern.type !== 'ObjectPattern') return;
    for (const property of pattern.properties) {
      if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
      add([...path, property.key.name]);
      hold(property.value, [...path, property.key.name]);
    }
  };

  const nameOf = (node: ESTree.ModuleExportName) => (node.type === 'Literal' ? node.value : node.name);

  new Visitor({
    ImportDeclaration({ source, importKind, specifiers }) {
      if (source.value !== module || importKind === 'type') return;
      for (const specifier of specifiers) {
        if (specifier.type === 'ImportSpecifier' && specifier.importKind !== 'type')
          add([nameOf(specifier.imported)]);
      }
    },
    ExportNamedDeclaration({ source, specifiers }) {
      if (source?.value === module) specifiers.forEach(({ local }) => add([nameOf(local)]));
    },
    VariableDeclarator({ id, init }) {
      const path = pathOf(init);
      if (path) hold(id, path);
    },
    MemberExpression(node) {
      const path = pathOf(node);
      if (path) add(path);
    },
  }).visit(parseSync(file, text).program);
  return names;
};
