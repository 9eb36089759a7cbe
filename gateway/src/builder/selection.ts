import { Kind, type FieldNode, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';

type Info = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>;

const collect = (
  set: SelectionSetNode | undefined,
  path: readonly string[],
  fragments: Info['fragments'],
  names: Set<string>,
): void => {
  for (const selection of set?.selections ?? []) {
    if (selection.kind === Kind.FIELD) {
      const [next, ...rest] = path;
      if (next === undefined) names.add(selection.name.value);
      else if (selection.name.value === next) collect(selection.selectionSet, rest, fragments, names);
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      collect(selection.selectionSet, path, fragments, names);
    } else {
      collect(fragments[selection.name.value]?.selectionSet, path, fragments, names);
    }
  }
};

const known = new WeakMap<readonly FieldNode[], Map<string, ReadonlySet<string>>>();

/**
 * The names of the fields that a query selects below a path, fragments included. Cached by field nodes, which all rows
 * of a list share.
 */
export const selectedFields = (info: Info, ...path: readonly string[]): ReadonlySet<string> => {
  const byPath = known.get(info.fieldNodes) ?? new Map<string, ReadonlySet<string>>();
  known.set(info.fieldNodes, byPath);
  const key = path.join('.');
  const found = byPath.get(key);
  if (found !== undefined) return found;
  const names = new Set<string>();
  for (const node of info.fieldNodes) collect(node.selectionSet, path, info.fragments, names);
  names.delete('__typename');
  byPath.set(key, names);
  return names;
};
