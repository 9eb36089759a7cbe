import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { RegionSelects_facets$key } from '../../../__generated__/RegionSelects_facets.graphql.ts';
import type { MoreJobSearch } from '../search/moreJobSearch.ts';
import { FacetSelect } from './FacetSelect.tsx';

interface RegionSelectsProps {
  readonly search: MoreJobSearch;
  /** Null when they did not load. */
  readonly facets: RegionSelects_facets$key | null | undefined;
  /** Undefined without script, where the form sends what is chosen. */
  readonly onChoose?: ((change: Partial<MoreJobSearch>) => void) | undefined;
}

/** The country and, where it has states, the state of the jobs, each with its number of jobs. */
export function RegionSelects({ search, facets: key, onChoose }: RegionSelectsProps) {
  const { formatMessage } = useIntl();
  const facets = useFragment<RegionSelects_facets$key>(
    graphql`
      fragment RegionSelects_facets on MoreJobFacets {
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
      }
    `,
    key ?? null,
  );
  const { countries = [], states = [], isExact = true } = facets ?? {};
  const { state, countryCode } = search;
  const ofCountry = states.filter((facet) => facet.countryCode.toLowerCase() === countryCode);
  const anywhere = { state: null, city: null, radius: null };
  return (
    <>
      <FacetSelect
        name="country_code"
        label={formatMessage({ id: 'jobFilter.country' })}
        any={formatMessage({ id: 'jobFilter.country.any' })}
        value={countryCode}
        isExact={isExact}
        options={countries.map(({ country, count }) => ({
          value: country.code.toLowerCase(),
          name: country.name,
          count,
        }))}
        onChoose={onChoose && ((value) => onChoose({ ...anywhere, countryCode: value }))}
      />
      {(ofCountry.length > 0 || state !== null) && (
        <FacetSelect
          name="state"
          label={formatMessage({ id: 'jobFilter.state' })}
          any={formatMessage({ id: 'jobFilter.state.any' })}
          value={state}
          isExact={isExact}
          options={ofCountry.map((facet) => ({
            value: facet.state.toLowerCase(),
            name: facet.state,
            count: facet.count,
          }))}
          onChoose={onChoose && ((value) => onChoose({ ...anywhere, state: value }))}
        />
      )}
    </>
  );
}
