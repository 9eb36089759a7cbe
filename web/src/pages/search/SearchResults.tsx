import { Button } from '@mantine/core';
import { IconMapSearch } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { SearchResults_all$key } from '../../__generated__/SearchResults_all.graphql.ts';
import type { SearchResults_found$key } from '../../__generated__/SearchResults_found.graphql.ts';
import { useFoundRows, type FoundRow as Row } from '../../features/search/foundRows.ts';
import { FoundRow } from '../../features/search/FoundRow.tsx';
import { foundKinds, isFoundKind, searchTo, type FoundKind } from '../../features/search/searchAddress.ts';
import { mayBeNewCity } from '../../features/search/searchMeaning.ts';
import { useMeantList } from '../../features/search/useMeantList.ts';
import { useIsCityName } from '../../features/search/useIsCityName.ts';
import { useRequestCity } from '../../features/city-request/useRequestCity.ts';
import { cityPath } from '../../paths/paths.ts';
import { LocalLink } from '../../routing/LocalLink.tsx';
import { LinkButton } from '../../shell/LinkButton.tsx';
import { TabLinks } from '../../shell/TabLinks.tsx';
import type { Elements } from '../../ui/elements.ts';
import { EmptyState } from '../../ui/card/EmptyState.tsx';
import { Section } from '../../ui/section/Section.tsx';
import { SectionError } from '../../ui/section/SectionError.tsx';
import classes from './SearchPage.module.css';
import { everywherePath } from '../../features/more-jobs/search/place.ts';

/** How many rows of a kind are shown beside those of other kinds. */
const rowsOfKind = 5;

/** Asks for gigs in a city that is not there yet. */
function RequestCity({ name }: { readonly name: string }) {
  const [requestCity, isInFlight] = useRequestCity();
  return (
    <Button
      className={classes['request']}
      loading={isInFlight}
      variant="light"
      onClick={() => requestCity(name)}
    >
      <FormattedMessage id="citySearch.request" values={{ query: name }} />
    </Button>
  );
}

interface RowsProps {
  readonly rows: readonly Row[];
}

function Rows({ rows }: RowsProps) {
  return (
    <ul className={classes['rows']}>
      {rows.map((row) => (
        <li key={row.id}>
          <LocalLink className={classes['row']} to={row.path}>
            <FoundRow row={row} />
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}

interface SearchResultsProps {
  readonly all: SearchResults_all$key;
  /** The results of one kind; null when they did not load. */
  readonly found: SearchResults_found$key | null | undefined;
  readonly text: string;
  readonly kind: FoundKind | 'all' | null;
  /** The slug of the city near which the search began. */
  readonly near: string | null;
  /** What to try instead when there are none. */
  readonly children: Elements;
}

/** The list of gigs that the search means, and the results by kind, the kind of the best result first, or those of one kind. */
export function SearchResults({
  all: allKey,
  found: foundKey,
  text,
  kind: asked,
  near,
  children,
}: SearchResultsProps) {
  const { formatMessage } = useIntl();
  const isCityName = useIsCityName();
  const kind = asked === 'all' ? null : asked;
  const all = useFragment(
    graphql`
      fragment SearchResults_all on SearchResultConnection {
        ...useMeantList_search
        place {
          slug
          name
        }
        kinds {
          kind
          totalCount
        }
        edges {
          ...foundRows_edges
        }
      }
    `,
    allKey,
  );
  const found = useFragment(
    graphql`
      fragment SearchResults_found on SearchResultConnection {
        edges {
          ...foundRows_edges
        }
      }
    `,
    foundKey ?? null,
  );
  const rows = useFoundRows(
    all.edges.flatMap((edge) => edge ?? []),
    all.place,
  );
  const list = useMeantList(all);
  const rowsOfOne = useFoundRows(
    found?.edges.flatMap((edge) => edge ?? []),
    all.place,
  );
  const totals = Object.keys(foundKinds)
    .filter(isFoundKind)
    .flatMap((name) => {
      const total = all.kinds.find((one) => one.kind === foundKinds[name])?.totalCount ?? 0;
      return total > 0 || name === kind ? [{ name, total }] : [];
    });
  const total = totals.find(({ name }) => name === kind)?.total ?? 0;
  const kinds = [...new Set(rows.map((row) => row.kind))];
  const isNewCity = list === null && mayBeNewCity(rows) && isCityName(text);
  const nameOf = (name: FoundKind) => formatMessage({ id: `search.kind.${name}` });
  if (list === null && totals.every(({ total }) => total === 0))
    return (
      <>
        <EmptyState
          icon={<IconMapSearch size={32} stroke={1.5} aria-hidden />}
          text={<FormattedMessage id="search.none" values={{ query: text }} />}
        />
        {children}
        {isNewCity && <RequestCity name={text} />}
      </>
    );
  return (
    <>
      <TabLinks
        label={formatMessage({ id: 'search.kinds' })}
        tabs={[
          {
            to: searchTo(text, 'all', near),
            label: <FormattedMessage id="search.kind.all" />,
            current: kind === null ? 'page' : undefined,
          },
          ...totals.map(({ name, total }) => ({
            to: searchTo(text, name, near),
            label: <FormattedMessage id="moreJobs.option" values={{ name: nameOf(name), count: total }} />,
            current: kind === name ? ('page' as const) : undefined,
          })),
        ]}
      />
      {kind === null && list && <Rows rows={[list]} />}
      {all.place && (
        <p className={classes['place']}>
          <LocalLink to={cityPath(all.place.slug)}>
            <FormattedMessage id="city.moreResults" values={{ city: all.place.name }} />
          </LocalLink>
        </p>
      )}
      {kind !== null && (found ? <Rows rows={rowsOfOne} /> : <SectionError />)}
      {kind !== null && found && total > rowsOfOne.length && (
        <p className={classes['best']}>
          <FormattedMessage id="search.best" values={{ shown: rowsOfOne.length, count: total }} />
        </p>
      )}
      {kind === null &&
        kinds.map((name) => {
          const total = totals.find((one) => one.name === name)?.total ?? 0;
          return (
            <Section
              key={name}
              title={nameOf(name)}
              aside={
                total > rowsOfKind && (
                  <LocalLink to={searchTo(text, name, near)}>
                    <FormattedMessage id="search.seeAll" values={{ count: total }} />
                  </LocalLink>
                )
              }
            >
              <Rows rows={rows.filter((row) => row.kind === name).slice(0, rowsOfKind)} />
            </Section>
          );
        })}
      {isNewCity && <RequestCity name={text} />}
      {kind === 'full-time' && (
        <LinkButton to={everywherePath(text)}>
          <FormattedMessage id="moreJobs.search" />
        </LinkButton>
      )}
    </>
  );
}
