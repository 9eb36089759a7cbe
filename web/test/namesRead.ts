import { parseSync, Visitor, type ESTree } from 'vite';

/** The export under which Relay keeps names for its own packages. */
const internalName = '__internal';

/**
 * The names that a file reads from a module, whether it imports or requires it. Names within `__internal` are prefixed
 * with it.
 */
export const namesRead = (file: string, text: string, module: string): ReadonlySet<string> => {
  const names = new Set<string>();
  const add = (path: readonly string[]) =>
    names.add(path.slice(0, path[0] === internalName ? 2 : 1).join('.'));
  /** Variables that hold the module or something read from it. */
  const pathsByName = new Map<string, readonly string[]>();

  /** The path of an expression from the module, which itself has the empty path. */
  const pathOf = (node: ESTree.Node | null): readonly string[] | undefined => {
    if (node?.type === 'Identifier') return pathsByName.get(node.name);
    if (node?.type === 'CallExpression') {
      const [source] = node.arguments;
      const isRequire = node.callee.type === 'Identifier' && node.callee.name === 'require';
      return isRequire && source?.type === 'Literal' && source.value === module ? [] : undefined;
    }
    if (node?.type !== 'MemberExpression' || node.property.type !== 'Identifier') return undefined;
    const before = pathOf(node.object);
    return before && [...before, node.property.name];
  };

  const bind = (pattern: ESTree.Node, path: readonly string[]): void => {
    if (pattern.type === 'Identifier') pathsByName.set(pattern.name, path);
    if (pattern.type !== 'ObjectPattern') return;
    for (const property of pattern.properties) {
      if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
      add([...path, property.key.name]);
      bind(property.value, [...path, property.key.name]);
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
      if (path) bind(id, path);
    },
    MemberExpression(node) {
      const path = pathOf(node);
      if (path) add(path);
    },
  }).visit(parseSync(file, text).program);
  return names;
};
