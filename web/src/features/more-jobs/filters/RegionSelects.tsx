import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { PlaceSelects_facets$key } from '../../../__generated__/PlaceSelects_facets.graphql.ts';
import { FacetSelect } from './FacetSelect.tsx';
import { placeOfCity, type MoreJobSearch } from './moreJobSearch.ts';

interface PlaceSelectsProps {
  readonly draft: MoreJobSearch;
  readonly facets: PlaceSelects_facets$key | null | undefined;
  readonly onChoose: (place: Partial<MoreJobSearch>) => void;
}

/**
 * Country, state where there are any, and city, each with its number of offers. Choosing one clears the places within the previous choice.
 */
export function PlaceSelects({ draft, facets: key, onChoose }: PlaceSelectsProps) {
  const { formatMessage } = useIntl();
  const facets = useFragment<PlaceSelects_facets$key>(
    graphql`
      fragment PlaceSelects_facets on MoreJobFacets {
        isExact
        countries {
          count
          country {
            code
            name
          }
        }
        states {
          count
          state
          countryCode
        }
        cities {
          count
          state
          countryCode
          isAsked
          city {
            slug
            name
          }
        }
      }
    `,
    key ?? null,
  );
  const { countries = [], states = [], cities = [], isExact = true } = facets ?? {};
  const cityOptions = cities.flatMap(({ city, count, isAsked, ...place }) =>
    city ? [{ ...place, count, name: city.name, slug: isAsked ? (draft.city ?? city.slug) : city.slug }] : [],
  );
  const chooseState = (value: string) => {
    const chosen = states.find(({ state }) => state.toLowerCase() === value);
    const countryCode = chosen?.countryCode.toLowerCase() || draft.countryCode;
    onChoose({ state: value || null, countryCode, city: null });
  };
  const chooseCity = (value: string) => {
    const chosen = cityOptions.find(({ slug }) => slug === value);
    onChoose(chosen ? placeOfCity({ ...chosen, country: { code: chosen.countryCode } }) : { city: null });
  };
  return (
    <>
      <FacetSelect
        name="country_code"
        label={formatMessage({ id: 'moreJobs.country' })}
        any={formatMessage({ id: 'moreJobs.country.any' })}
        value={draft.countryCode}
        isExact={isExact}
        options={countries.map(({ country, count }) => ({
          value: country.code.toLowerCase(),
          name: country.name,
          count,
        }))}
        onChoose={(value) => onChoose({ countryCode: value || null, state: null, city: null })}
      />
      {(states.length > 0 || draft.state !== null) && (
        <FacetSelect
          name="state"
          label={formatMessage({ id: 'moreJobs.state' })}
          any={formatMessage({ id: 'moreJobs.state.any' })}
          value={draft.state}
          isExact={isExact}
          options={states.map(({ state, count }) => ({ value: state.toLowerCase(), name: state, count }))}
          onChoose={chooseState}
        />
      )}
      <FacetSelect
        name="city"
        label={formatMessage({ id: 'moreJobs.city' })}
        any={formatMessage({ id: 'moreJobs.city.any' })}
        value={draft.city}
        isExact={isExact}
        options={cityOptions.map(({ slug, name, count }) => ({ value: slug, name, count }))}
        onChoose={chooseCity}
      />
    </>
  );
}
