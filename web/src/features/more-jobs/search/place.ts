import { moreJobsPath } from '../../../paths/paths.ts';

/** The place of a search; null for what it does not restrict. */
export interface Place {
  /** A slug. */
  readonly city: string | null;
  /** Two letters, lower case, as in addresses. */
  readonly state: string | null;
  /** Two letters, lower case. */
  readonly countryCode: string | null;
}

/** The parameters of a place in an address. */
export const placeNames = ['city', 'state', 'country_code'] as const;

/** A place as the parameters of a query string. */
export const placeParameters = ({ city, state, countryCode }: Place): [string, string][] => {
  const place = { city, state, country_code: countryCode };
  return placeNames.flatMap((name): [string, string][] =>
    place[name] === null ? [] : [[name, place[name]]],
  );
};

export interface NamedCity {
  readonly slug: string;
  readonly state?: string | null | undefined;
  readonly country: { readonly code: string };
}

/** A city with its state and country, as the place of a search. */
export const placeOfCity = ({ slug, state, country }: NamedCity): Place => ({
  city: slug,
  state: state?.toLowerCase() || null,
  countryCode: country.code.toLowerCase() || null,
});

/** The path of a city's full-time offers. */
export const cityMoreJobsPath = (city: NamedCity): string =>
  `${moreJobsPath()}?${new URLSearchParams(placeParameters(placeOfCity(city))).toString()}`;

/** The path of the full-time offers of all places for a keyword. */
export const everywherePath = (keyword: string): string =>
  `${moreJobsPath()}?${new URLSearchParams({ city: '', keyword }).toString()}`;
