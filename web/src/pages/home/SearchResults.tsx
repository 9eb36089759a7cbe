import { IconMapSearch } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { SearchResults_cities$key } from '../../__generated__/SearchResults_cities.graphql.ts';
import { useOtherMeaning } from '../../features/city-search/useOtherMeaning.ts';
import { nodesOf } from '../../relay/nodesOf.ts';
import { LinkButton } from '../../shell/LinkButton.tsx';
import { EmptyState } from '../../ui/card/EmptyState.tsx';
import { Section } from '../../ui/section/Section.tsx';
import { SectionError } from '../../ui/section/SectionError.tsx';
import { CityTiles } from './CityTiles.tsx';

interface SearchResultsProps {
  /** Null when the search did not answer. */
  readonly cities: SearchResults_cities$key | null | undefined;
  readonly query: string;
}

/** The cities found by a search in the address. */
export function SearchResults({ cities, query }: SearchResultsProps) {
  const data = useFragment(
    graphql`
      fragment SearchResults_cities on CityConnection {
        edges {
          node {
            ...CityTiles_cities
          }
        }
      }
    `,
    cities ?? null,
  );
  const found = data ? nodesOf(data) : null;
  const meaning = useOtherMeaning(found?.length === 0 ? query : null);
  return (
    <Section title={<FormattedMessage id="home.results.title" values={{ query }} />}>
      {!found && <SectionError />}
      {found?.length === 0 && (
        <EmptyState
          icon={<IconMapSearch size={32} stroke={1.5} aria-hidden />}
          text={<FormattedMessage id="home.results.none" values={{ query }} />}
          action={meaning && <LinkButton to={meaning.path}>{meaning.name}</LinkButton>}
        />
      )}
      {found && found.length > 0 && <CityTiles cities={found} />}
    </Section>
  );
}
