import { slugOf } from './slugOf.ts';

interface Country {
  readonly countryCode: string;
  readonly name: string;
}

/** The country of a company that a path segment names, ignoring case. */
export const countryOf = <Found extends Country>(
  partner: { readonly countries: readonly Found[] },
  countrySlug: string,
): Found | null => {
  const wanted = countrySlug.toLowerCase();
  return partner.countries.find(({ name }) => slugOf(name) === wanted) ?? null;
};

/** The country's code in lower case; null when the company is not in that country. */
export const countryCodeOf = (
  partner: { readonly countries: readonly Country[] },
  countrySlug: string,
): string | null => countryOf(partner, countrySlug)?.countryCode.toLowerCase() ?? null;
