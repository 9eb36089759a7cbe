import type { PostalAddress } from 'schema-dts';

/** Where the work of an offer is. */
export interface WorkPlace {
  readonly city: string | null | undefined;
  /** Two letters, in countries with states. */
  readonly state: string | null | undefined;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string | null | undefined;
}

/** The address in a job posting. Search engines expect the state of jobs in countries that have states. */
export const postalAddress = ({ city, state, countryCode }: WorkPlace): Exclude<PostalAddress, string> => ({
  '@type': 'PostalAddress',
  ...(city ? { addressLocality: city } : {}),
  ...(state ? { addressRegion: state.toUpperCase() } : {}),
  ...(countryCode ? { addressCountry: countryCode } : {}),
});
