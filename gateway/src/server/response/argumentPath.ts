import { Kind, valueFromASTUntyped, type ASTNode } from 'graphql';

type Variables = Readonly<Record<string, unknown>>;

/** The dotted path to a value within another. Ignores case, because slugs may have been lower-cased. */
const pathTo = (searched: string, value: unknown, path: string): string | null => {
  if (typeof value !== 'object' || value === null)
    return String(value).toLowerCase() === searched ? path : null;
  for (const [name, inner] of Object.entries(value)) {
    const found = pathTo(searched, inner, Array.isArray(value) ? path : `${path}.${name}`);
    if (found !== null) return found;
  }
  return null;
};

/** The argument of a field that holds a value, such as `citySlug` or `places.citySlug`; null when none does. */
export const argumentPath = (
  field: ASTNode | undefined,
  value: unknown,
  variables: Variables,
): string | null => {
  if (field?.kind !== Kind.FIELD) return null;
  const searched = String(value).toLowerCase();
  for (const argument of field.arguments ?? []) {
    const found = pathTo(searched, valueFromASTUntyped(argument.value, variables), argument.name.value);
    if (found !== null) return found;
  }
  return null;
};
