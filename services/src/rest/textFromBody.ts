/** Trims a text of a body; returns null for an empty one. */
export const textOrNull = (text: string | null | undefined): string | null => {
  const trimmed = (text ?? '').trim();
  return trimmed === '' ? null : trimmed;
};

type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;

/** The columns of texts by their names in the contract. */
export type TextColumns<Name extends string> = Record<CamelCase<Name>, string | null>;

/** The named texts of a body as columns: `referral_url` → `referralUrl`. Nothing else of the body gets through. */
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
