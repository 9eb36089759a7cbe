/** The rows of a list; none where the service has no such list. */
export const itemsOf = <T>(list: { readonly items: readonly T[] } | null): readonly T[] => list?.items ?? [];
