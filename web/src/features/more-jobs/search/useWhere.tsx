import { useState } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { useWhere_facets$key } from '../../../__generated__/useWhere_facets.graphql.ts';
import { cityLabel } from '../../city-links/cityLabel.ts';
import { useCityMatches } from '../../search/useCityMatches.ts';
import { slugOfName, type MoreJobSearch } from './moreJobSearch.ts';
import { placeOfCity } from './place.ts';

type PlaceChange = Partial<MoreJobSearch>;

const nowhere: PlaceChange = { city: null, radius: null };

interface WhereOptions {
  /** The city in the form, which may be chosen while the jobs of another one are still shown. */
  readonly draft: string | null;
  /** The city of the jobs that are shown, and its name; null without one. */
  readonly listed: string | null;
  readonly listedName: string | null;
  /** Null when they did not load. */
  readonly facets: useWhere_facets$key | null | undefined;
  readonly onChoose: (place: PlaceChange) => void;
}

/** The text of the field for the city, and the cities to choose from: those with most jobs until something is typed. */
export const useWhere = ({ draft, listed, listedName, facets: key, onChoose }: WhereOptions) => {
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
  /** Null while nothing is typed since the city was chosen. */
  const [typed, setTyped] = useState<string | null>(null);
  const [picked, setPicked] = useState({ slug: listed, name: listedName });
  const [former, setFormer] = useState(draft);
  if (former !== draft) {
    setFormer(draft);
    setTyped(null);
  }
  const shown = (draft === listed ? listedName : draft === picked.slug ? picked.name : draft) ?? '';
  const text = (typed ?? shown).trim();
  const isChanged = text !== shown;
  const { cities, state, isElsewhere } = useCityMatches(isChanged ? text : '');
  const pick = (name: string, place: PlaceChange) => {
    setPicked({ slug: place.city ?? null, name });
    setTyped(null);
    onChoose(place);
  };
  const option = (value: string, name: string, label: string, place: PlaceChange) => ({
    value,
    label,
    choose: () => pick(name, place),
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
  const options = text === '' ? [...(draft === null ? [] : [anywhere]), ...largest] : matches;
  const note =
    state === 'failed'
      ? ('citySearch.failed' as const)
      : isElsewhere
        ? ('citySearch.elsewhere' as const)
        : null;
  /** Searches for what is typed without a choice, too. */
  const submit = () => {
    const [first] = cities;
    if (!isChanged) onChoose({});
    else if (text === '') pick('', nowhere);
    else if (first) pick(first.name, placeOfCity(first));
    else pick(text, { city: slugOfName(text), state: null, countryCode: null });
  };
  return {
    value: typed ?? shown,
    text,
    onType: setTyped,
    options: isChanged || text === '' ? options : [],
    note,
    submit,
  };
};
