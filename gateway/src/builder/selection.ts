import {
  Kind,
  type FieldNode,
  type GraphQLResolveInfo,
  type SelectionSetNode,
  type DirectiveNode,
  type SelectionNode,
  type ValueNode,
} from 'graphql';

type Info = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments' | 'variableValues'>;

const collect = (
  set: SelectionSetNode | undefined,
  path: readonly string[],
  info: Info,
  names: Set<string>,
): void => {
  for (const selection of set?.selections ?? []) {
    if (!isSelected(selection, info.variableValues)) continue;
    if (selection.kind === Kind.FIELD) {
      const [next, ...rest] = path;
      if (next === undefined) names.add(selection.name.value);
      else if (selection.name.value === next) collect(selection.selectionSet, rest, info, names);
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      collect(selection.selectionSet, path, info, names);
    } else {
      collect(info.fragments[selection.name.value]?.selectionSet, path, info, names);
    }
  }
};

const known = new WeakMap<readonly FieldNode[], Map<string, ReadonlySet<string>>>();

/**
 * The names of the fields that a query selects below a path, fragments included, without those that its conditions leave
 * out. Cached by field nodes, which all rows of a list share, and which are made anew for other variables.
 */
export const selectedFields = (info: Info, ...path: readonly string[]): ReadonlySet<string> => {
  const byPath = known.get(info.fieldNodes) ?? new Map<string, ReadonlySet<string>>();
  if (byPath.size === 0) known.set(info.fieldNodes, byPath);
  const key = path.join('.');
  const found = byPath.get(key);
  if (found !== undefined) return found;
  const names = new Set<string>();
  for (const node of info.fieldNodes) collect(node.selectionSet, path, info, names);
  names.delete('__typename');
  byPath.set(key, names);
  return names;
};

type Variables = Readonly<Record<string, unknown>>;

/** Whether a directive is `@skip` or `@include`. */
export const isCondition = ({ name }: DirectiveNode): boolean =>
  name.value === 'skip' || name.value === 'include';

/** The argument of a condition: a variable or a literal. */
export const conditionOf = ({ arguments: given = [] }: DirectiveNode): ValueNode | undefined =>
  given.find(({ name }) => name.value === 'if')?.value;

const valueOf = (node: ValueNode | undefined, variables: Variables): boolean => {
  if (node?.kind === Kind.VARIABLE) return variables[node.name.value] === true;
  return node?.kind === Kind.BOOLEAN && node.value;
};

/** Whether a selection belongs to an operation with these variables, as its conditions say. */
export const isSelected = ({ directives = [] }: SelectionNode, variables: Variables): boolean =>
  directives.every(
    (directive) =>
      !isCondition(directive) ||
      valueOf(conditionOf(directive), variables) === (directive.name.value === 'include'),
  );
