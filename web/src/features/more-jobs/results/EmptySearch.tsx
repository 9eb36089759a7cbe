import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { EmptySearch_facets$key } from '../../../__generated__/EmptySearch_facets.graphql.ts';
import { LocalLink } from '../../../routing/LocalLink.tsx';
import { EmptyState } from '../../../ui/card/EmptyState.tsx';
import classes from './EmptySearch.module.css';
import { everywhere as allJobs, moreJobsTo, type MoreJobSearch } from '../search/moreJobSearch.ts';
import { countDetails, noDetails } from '../search/moreJobDetails.ts';
import type { PlaceNames } from '../search/usePlaceNames.ts';

export interface EmptySearchProps {
  readonly search: MoreJobSearch;
  readonly names: PlaceNames;
  readonly facets: EmptySearch_facets$key | null | undefined;
}

/** Shown when nothing was found: links to wider searches without further filters that have results, with their number. */
export function EmptySearch({ search, names, facets: key }: EmptySearchProps) {
  const facets = useFragment<EmptySearch_facets$key>(
    graphql`
      fragment EmptySearch_facets on MoreJobFacets {
        everywhere
        withoutKeyword
        cities {
          count
          isAsked
        }
        countries {
          count
          country {
            code
          }
        }
        states {
          count
          state
        }
      }
    `,
    key ?? null,
  );
  const { keyword, city, state, countryCode } = search;
  const place = names.city ?? names.state ?? names.country;
  const inState = facets?.states.find((facet) => facet.state.toLowerCase() === state)?.count ?? 0;
  const inCountry =
    facets?.countries.find(({ country }) => country.code.toLowerCase() === countryCode)?.count ?? 0;
  const inCity = facets?.cities.find(({ isAsked }) => isAsked)?.count ?? 0;
  const everywhere = facets?.everywhere ?? 0;
  const inPlace = city ? inCity : state ? inState : countryCode ? inCountry : everywhere;
  const wider = [
    {
      id: 'details',
      change: {},
      count: countDetails(search) === 0 ? 0 : inPlace,
      place,
    },
    { id: 'keyword', change: { keyword: null }, count: keyword ? (facets?.withoutKeyword ?? 0) : 0, place },
    { id: 'state', change: { city: null }, count: city && state ? inState : 0, place: names.state },
    {
      id: 'country',
      change: { city: null, state: null },
      count: city || state ? inCountry : 0,
      place: names.country,
    },
    {
      id: 'everywhere',
      change: { city: null, state: null, countryCode: null },
      count: place ? everywhere : 0,
      place: null,
    },
  ].filter(({ count }) => count > 0);
  return (
    <EmptyState
      title={<FormattedMessage id="moreJobs.empty.title" />}
      text={<FormattedMessage id={wider.length > 0 ? 'moreJobs.empty.wider' : 'moreJobs.empty.text'} />}
      action={
        <ul className={classes['ways']}>
          {wider.map(({ id, change, count, place: name }) => (
            <li key={id}>
              <LocalLink
                className={classes['way']}
                to={moreJobsTo({ ...search, ...noDetails, ...change, chosen: true })}
                rel="nofollow"
              >
                <WiderSearch count={count} place={name} keyword={id === 'keyword' ? null : keyword} />
              </LocalLink>
            </li>
          ))}
          {wider.length === 0 && (
            <li>
              <LocalLink className={classes['way']} to={moreJobsTo(allJobs)} rel="nofollow">
                <FormattedMessage id="moreJobs.all" />
              </LocalLink>
            </li>
          )}
        </ul>
      }
    />
  );
}

interface WiderSearchProps {
  readonly count: number;
  /** Null means everywhere. */
  readonly place: string | null;
  readonly keyword: string | null;
}

function WiderSearch({ count, place, keyword }: WiderSearchProps) {
  const id = `moreJobs.wider.${place === null ? 'everywhere' : 'place'}` as const;
  return <FormattedMessage id={keyword === null ? id : `${id}.keyword`} values={{ count, place, keyword }} />;
}
