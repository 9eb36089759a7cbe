/** The group under which analytics counts an offer's page: its categories in a fixed order. */
export const contentGroup = (categories: readonly { readonly orgSlug: string }[]): string =>
  categories
    .map(({ orgSlug }) => orgSlug)
    .sort()
    .join(',');
