/** Trims a text; returns null for an empty one. */
export const textOrNull = (text: string | null | undefined): string | null => {
  const trimmed = (text ?? '').trim();
  return trimmed === '' ? null : trimmed;
};

type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;

/** Columns of texts, named like the fields of the contract in camel case. */
export type TextColumns<Name extends string> = Record<CamelCase<Name>, string | null>;

/** Copies the named texts of a body to columns: `referral_url` → `referralUrl`. Drops all other fields. */
export const textColumns = <Name extends string>(
  names: readonly Name[],
  body: { readonly [Each in Name]?: string | null },
) =>
  Object.fromEntries(
    names.map((name) => [
      name.replaceAll(/_(\w)/g, (_all, letter: string) => letter.toUpperCase()),
      textOrNull(body[name]),
    ]),
  ) as TextColumns<Name>;
