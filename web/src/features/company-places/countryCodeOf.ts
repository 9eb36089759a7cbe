import { slugOf } from './slugOf.ts';

interface Country {
  readonly countryCode: string;
  readonly name: string;
}

/** The country of a company that a part of an address names, in any case. */
export const countryOf = <Found extends Country>(
  partner: { readonly countries: readonly Found[] },
  countrySlug: string,
): Found | null => {
  const wanted = countrySlug.toLowerCase();
  return partner.countries.find(({ name }) => slugOf(name) === wanted) ?? null;
};

/** Its code in small letters; null when the company is in no such country. */
export const countryCodeOf = (
  partner: { readonly countries: readonly Country[] },
  countrySlug: string,
): string | null => countryOf(partner, countrySlug)?.countryCode.toLowerCase() ?? null;
