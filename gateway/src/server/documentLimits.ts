import { GraphQLError, Kind, type ASTVisitor, type SelectionSetNode, type ValidationContext } from 'graphql';

const deepest = 15;
const mostAliases = 30;
const mostDirectives = 20;
const mostRootFields = 30;

interface Weight {
  readonly depth: number;
  readonly aliases: number;
  readonly directives: number;
}

const nothing: Weight = { depth: 0, aliases: 0, directives: 0 };

const tooMuch = (what: string, limit: number) =>
  new GraphQLError(`The operation has too many ${what}: the limit is ${limit}`, {
    extensions: { code: 'OPERATION_TOO_COMPLEX', status: 400 },
  });

/**
 * Refuses operations that are deeper or wider than any page needs. Fragments count wherever they are spread; a
 * fragment is weighed once, so that the check itself stays cheap. Introspection is as deep as it is.
 */
export const documentLimits = (context: ValidationContext): ASTVisitor => {
  const fragments = new Map<string, Weight>();

  const weigh = (set: SelectionSetNode | undefined, open: ReadonlySet<string>): Weight => {
    if (set === undefined) return nothing;
    let depth = 0;
    let aliases = 0;
    let directives = 0;
    for (const selection of set.selections) {
      directives += selection.directives?.length ?? 0;
      if (selection.kind === Kind.FIELD) {
        if (selection.alias !== undefined) aliases += 1;
        if (selection.name.value.startsWith('__')) continue;
      }
      const inner =
        selection.kind === Kind.FRAGMENT_SPREAD
          ? weighFragment(selection.name.value, open)
          : weigh(selection.selectionSet, open);
      depth = Math.max(depth, inner.depth + (selection.kind === Kind.FIELD ? 1 : 0));
      aliases += inner.aliases;
      directives += inner.directives;
    }
    return { depth, aliases, directives };
  };

  const weighFragment = (name: string, open: ReadonlySet<string>): Weight => {
    const known = fragments.get(name);
    if (known !== undefined) return known;
    // A fragment within itself is refused by a rule of GraphQL's own.
    if (open.has(name)) return nothing;
    const weight = weigh(context.getFragment(name)?.selectionSet, new Set([...open, name]));
    fragments.set(name, weight);
    return weight;
  };

  return {
    OperationDefinition(operation) {
      const weight = weigh(operation.selectionSet, new Set());
      if (weight.depth > deepest) context.reportError(tooMuch('levels', deepest));
      if (weight.aliases > mostAliases) context.reportError(tooMuch('aliases', mostAliases));
      if (weight.directives > mostDirectives) context.reportError(tooMuch('directives', mostDirectives));
      if (operation.selectionSet.selections.length > mostRootFields) {
        context.reportError(tooMuch('root fields', mostRootFields));
      }
    },
  };
};
