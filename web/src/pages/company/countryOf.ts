interface Country {
  readonly slug: string;
}

/** The country of a company that a path segment names, ignoring case; null when the company is not there. */
export const countryOf = <Found extends Country>(
  partner: { readonly countries: readonly Found[] },
  countrySlug: string,
): Found | null => {
  const wanted = countrySlug.toLowerCase();
  return partner.countries.find(({ slug }) => slug === wanted) ?? null;
};
