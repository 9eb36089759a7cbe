import { Kind, type DirectiveNode, type SelectionNode, type ValueNode } from 'graphql';

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
