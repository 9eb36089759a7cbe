import { IconCurrentLocation, IconEye, IconHistory, IconMapPin } from '@tabler/icons-react';
import { useRouter } from 'found';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { useFirstSuggestionsQuery } from '../../__generated__/useFirstSuggestionsQuery.graphql.ts';
import { cityPath, nearMePath, withoutLanguage } from '../../paths/paths.ts';
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
 * What an empty field suggests: recent searches, offers viewed lately, the city of the page and those around it, or else cities near the visitor, and the
 * cities with most gigs. Nothing is requested unless it is wanted.
 */
export const useFirstSuggestions = (
  isWanted: boolean,
  near: string | null,
  { go, search }: Actions,
): readonly Suggestion[] => {
  const { formatMessage } = useIntl();
  const path = withoutLanguage(useRouter().match.location.pathname);
  const recent = useStoredList(recentSearches);
  const viewed = useStoredList(viewedOffers).slice(0, maxViewed);
  const nearVisitor = useCitiesNearVisitor(isWanted && near === null);
  const data = useUnsuspendedQuery<useFirstSuggestionsQuery>(
    graphql`
      query useFirstSuggestionsQuery($near: String!, $isNear: Boolean!) {
        city(slug: $near) @include(if: $isNear) {
          id
          slug
          name
          state
          nearby(limit: 4) {
            id
            slug
            name
            state
          }
        }
        topCities(limit: 5) {
          id
          slug
          name
          state
        }
      }
    `,
    isWanted ? { near: near ?? '', isNear: near !== null } : null,
  );
  const place = data?.city;
  const around = place
    ? [
        ...(path === cityPath(place.slug)
          ? []
          : [
              { city: place, meta: <FormattedMessage id="city.moreResults" values={{ city: place.name }} /> },
            ]),
        ...(place.nearby ?? []).map((city) => ({
          city,
          meta: <FormattedMessage id="city.nearby" values={{ city: place.name }} />,
        })),
      ]
    : (nearVisitor.cities ?? []).map((city) => ({
        city,
        meta: <FormattedMessage id="footer.nearbyCities" />,
      }));
  const cities = [
    ...around,
    ...(data?.topCities ?? [])
      .filter(({ slug }) => slug !== place?.slug && around.every(({ city }) => city.slug !== slug))
      .map((city) => ({ city, meta: <FormattedMessage id="home.topCities" /> })),
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
    ...cities.map(({ city, meta }) => ({
      value: city.id,
      label: (
        <Line icon={<IconMapPin size={24} stroke={1.5} aria-hidden />} words={cityLabel(city)} meta={meta} />
      ),
      choose: () => go(cityPath(city.slug)),
    })),
  ];
};
