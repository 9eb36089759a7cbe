import { useState } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { useWhere_facets$key } from '../../../__generated__/useWhere_facets.graphql.ts';
import { cityLabel } from '../../city-links/cityLabel.ts';
import { useCityMatches } from '../../search/useCityMatches.ts';
import { placeOfCity, slugOfName, type MoreJobSearch } from './moreJobSearch.ts';

type Place = Partial<MoreJobSearch>;

const nowhere: Place = { city: null, radius: null };

interface WhereOptions {
  /** The name of the city in the address; null without one. */
  readonly city: string | null;
  /** Null when they did not load. */
  readonly facets: useWhere_facets$key | null | undefined;
  readonly onChoose: (place: Place) => void;
}

/** The text of the field for the city, and the cities to choose from: those with most jobs until something is typed. */
export const useWhere = ({ city, facets: key, onChoose }: WhereOptions) => {
  const { formatMessage } = useIntl();
  const facets = useFragment<useWhere_facets$key>(
    graphql`
      fragment useWhere_facets on MoreJobFacets {
        cities {
          count
          state
          countryCode
          city {
            slug
            name
          }
        }
      }
    `,
    key ?? null,
  );
  const shown = city ?? '';
  const [former, setFormer] = useState(shown);
  const [typed, setTyped] = useState(shown);
  if (former !== shown) {
    // The address has another city.
    setFormer(shown);
    setTyped(shown);
  }
  const text = typed.trim();
  const isChanged = text !== shown;
  const { cities, state, isElsewhere } = useCityMatches(isChanged ? text : '');
  const option = (value: string, name: string, label: string, place: Place) => ({
    value,
    label,
    choose: () => {
      setTyped(name);
      onChoose(place);
    },
  });
  const anywhere = option('', '', formatMessage({ id: 'moreJobs.city.any' }), nowhere);
  const largest = (facets?.cities ?? [])
    .slice(0, 8)
    .flatMap(({ city: found, count, countryCode, ...rest }) =>
      found
        ? [
            option(
              found.slug,
              found.name,
              formatMessage({ id: 'moreJobs.option' }, { name: cityLabel({ ...found, ...rest }), count }),
              placeOfCity({ ...found, ...rest, country: { code: countryCode } }),
            ),
          ]
        : [],
    );
  const matches = cities.map((found) =>
    option(found.slug, found.name, `${cityLabel(found)}, ${found.country.name}`, placeOfCity(found)),
  );
  const options = text === '' ? [...(city === null ? [] : [anywhere]), ...largest] : matches;
  const note =
    state === 'failed'
      ? ('citySearch.failed' as const)
      : isElsewhere
        ? ('citySearch.elsewhere' as const)
        : null;
  /** What is typed but not chosen, as the place to search in. */
  const placeTyped = (): Place => {
    if (!isChanged) return {};
    if (text === '') return nowhere;
    const [first] = cities;
    return first ? placeOfCity(first) : { city: slugOfName(text), state: null, countryCode: null };
  };
  return {
    typed,
    text,
    onType: setTyped,
    options: isChanged || text === '' ? options : [],
    note,
    placeTyped,
  };
};
