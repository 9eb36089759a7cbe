import { graphql, useFragment } from 'react-relay';
import type { usePlaceNames_facets$key } from '../../../__generated__/usePlaceNames_facets.graphql.ts';
import type { MoreJobSearch } from './moreJobSearch.ts';

/** The names of a search's places in the page's language; null for places that the search does not contain. */
export interface PlaceNames {
  readonly city: string | null;
  readonly state: string | null;
  readonly country: string | null;
}

/** Names for the places in the address; unknown places are shown as written there. */
export const usePlaceNames = (
  search: MoreJobSearch,
  key: usePlaceNames_facets$key | null | undefined,
): PlaceNames => {
  const facets = useFragment<usePlaceNames_facets$key>(
    graphql`
      fragment usePlaceNames_facets on MoreJobFacets {
        countries {
          country {
            code
            name
          }
        }
        cities {
          isAsked
          city {
            name
          }
        }
      }
    `,
    key ?? null,
  );
  const code = search.countryCode?.toUpperCase() ?? null;
  const country = facets?.countries.find((facet) => facet.country.code === code)?.country.name;
  const city = facets?.cities.find(({ isAsked }) => isAsked)?.city?.name;
  return {
    city: search.city === null ? null : (city ?? search.city),
    state: search.state?.toUpperCase() ?? null,
    country: code === null ? null : (country ?? code),
  };
};
