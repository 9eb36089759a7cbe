import { Kind, visit, type DocumentNode, type SelectionNode } from 'graphql';
import { conditionOf, isCondition, isSelected } from '../../builder/isSelected.ts';

/** The names of the variables that decide, by `@skip` and `@include`, what an operation selects. */
export const conditionVariables = (document: DocumentNode): readonly string[] => {
  const names = new Set<string>();
  visit(document, {
    Directive: (directive) => {
      const condition = isCondition(directive) ? conditionOf(directive) : undefined;
      if (condition?.kind === Kind.VARIABLE) names.add(condition.name.value);
    },
  });
  return [...names];
};

/** A document without its conditions: what they leave out for these variables is left out. */
export const withoutConditions = (
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
): DocumentNode => {
  const decide = (node: SelectionNode) => {
    if (!isSelected(node, variables)) return null;
    if (node.directives?.some(isCondition) !== true) return undefined;
    return { ...node, directives: node.directives.filter((directive) => !isCondition(directive)) };
  };
  return visit(document, { Field: decide, InlineFragment: decide, FragmentSpread: decide });
};
