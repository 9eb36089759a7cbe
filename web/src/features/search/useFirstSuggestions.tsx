import { IconCurrentLocation, IconEye, IconHistory, IconMapPin } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { useFirstSuggestionsQuery } from '../../__generated__/useFirstSuggestionsQuery.graphql.ts';
import { cityPath, nearMePath } from '../../paths/paths.ts';
import { useUnsuspendedQuery } from '../../relay/useUnsuspendedQuery.ts';
import { useCitiesNearVisitor } from '../../shell/footer/useCitiesNearVisitor.ts';
import { cityLabel } from '../city-links/cityLabel.ts';
import { useStoredList } from '../stored-offers/useStoredList.ts';
import { viewedOffers } from '../viewed-offers/viewedOffers.ts';
import classes from './FoundRow.module.css';
import { recentSearches } from './recentSearches.ts';

interface Suggestion {
  readonly value: string;
  readonly label: ReactNode;
  readonly choose: () => void;
}

interface Actions {
  /** Opens a page by its path. */
  readonly go: (path: string) => void;
  /** Opens the results of a search. */
  readonly search: (text: string) => void;
}

interface LineProps {
  readonly icon: ReactNode;
  readonly words: string;
  readonly meta: ReactNode;
}

function Line({ icon, words, meta }: LineProps) {
  return (
    <>
      <span className={classes['sign']}>{icon}</span>
      <span className={classes['words']}>
        <span className={classes['title']}>{words}</span>
        <span className={classes['meta']}>{meta}</span>
      </span>
    </>
  );
}

const maxViewed = 3;

/**
 * What an empty field suggests: recent searches, offers viewed lately, cities near the visitor, and the cities with most gigs. Nothing is requested unless it
 * is wanted.
 */
export const useFirstSuggestions = (isWanted: boolean, { go, search }: Actions): readonly Suggestion[] => {
  const { formatMessage } = useIntl();
  const recent = useStoredList(recentSearches);
  const viewed = useStoredList(viewedOffers).slice(0, maxViewed);
  const near = useCitiesNearVisitor(isWanted);
  const popular = useUnsuspendedQuery<useFirstSuggestionsQuery>(
    graphql`
      query useFirstSuggestionsQuery {
        topCities(limit: 5) {
          id
          slug
          name
          state
        }
      }
    `,
    isWanted ? {} : null,
  );
  const nearby = near.cities ?? [];
  const top = popular?.topCities ?? [];
  const cities = [
    ...nearby.map((city) => ({ city, id: 'footer.nearbyCities' as const })),
    ...top
      .filter(({ slug }) => nearby.every((city) => city.slug !== slug))
      .map((city) => ({ city, id: 'home.topCities' as const })),
  ];
  return [
    ...recent.map((text) => ({
      value: `search ${text}`,
      label: (
        <Line
          icon={<IconHistory size={24} stroke={1.5} aria-hidden />}
          words={text}
          meta={<FormattedMessage id="search.recent" />}
        />
      ),
      choose: () => search(text),
    })),
    ...viewed.map(({ id, partner, city, place }) => ({
      value: `offer ${id}`,
      label: (
        <Line
          icon={<IconEye size={24} stroke={1.5} aria-hidden />}
          words={`${partner}, ${city}`}
          meta={<FormattedMessage id="search.viewed" />}
        />
      ),
      choose: () => go(`/${place}`),
    })),
    {
      value: nearMePath,
      label: (
        <Line
          icon={<IconCurrentLocation size={24} stroke={1.5} aria-hidden />}
          words={formatMessage({ id: 'home.nearMe' })}
          meta={<FormattedMessage id="footer.nearbyCities" />}
        />
      ),
      choose: () => go(nearMePath),
    },
    ...cities.map(({ city, id }) => ({
      value: city.id,
      label: (
        <Line
          icon={<IconMapPin size={24} stroke={1.5} aria-hidden />}
          words={cityLabel(city)}
          meta={<FormattedMessage id={id} />}
        />
      ),
      choose: () => go(cityPath(city.slug)),
    })),
  ];
};
