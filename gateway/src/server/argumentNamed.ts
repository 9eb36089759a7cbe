import { Kind, valueFromASTUntyped, type ASTNode } from 'graphql';

type Variables = Readonly<Record<string, unknown>>;

/** The way to a value within another, its names joined by dots. Slugs may have been lower-cased on the way. */
const wayTo = (wanted: string, value: unknown, way: string): string | null => {
  if (typeof value !== 'object' || value === null) return String(value).toLowerCase() === wanted ? way : null;
  for (const [name, inner] of Object.entries(value)) {
    const found = wayTo(wanted, inner, Array.isArray(value) ? way : `${way}.${name}`);
    if (found !== null) return found;
  }
  return null;
};

/** The argument of a field that holds a value, such as `citySlug` or `input.registerSource`; null where none does. */
export const argumentNamed = (
  field: ASTNode | undefined,
  value: unknown,
  variables: Variables,
): string | null => {
  if (field?.kind !== Kind.FIELD) return null;
  const wanted = String(value).toLowerCase();
  for (const argument of field.arguments ?? []) {
    const found = wayTo(wanted, valueFromASTUntyped(argument.value, variables), argument.name.value);
    if (found !== null) return found;
  }
  return null;
};
