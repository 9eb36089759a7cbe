import { IconMapSearch } from '@tabler/icons-react';
import { useRouter } from 'found';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { NearMeCities_cities$key } from '../../__generated__/NearMeCities_cities.graphql.ts';
import { cityLabel } from '../../features/city-links/cityLabel.ts';
import { distanceInKm } from '../../features/city-links/distance.ts';
import { inWholeUnits, useMoney } from '../../features/offer-figures/useMoney.ts';
import type { Point } from '../../features/place-map/mapArea.ts';
import { PlaceMap } from '../../features/place-map/PlaceMap.tsx';
import { cityPath } from '../../paths/paths.ts';
import { LocalLink } from '../../routing/LocalLink.tsx';
import type { RoutingContext } from '../../routing/routingContext.ts';
import { EmptyState } from '../../ui/card/EmptyState.tsx';
import classes from './NearMePage.module.css';

/** The number of cities on a map around the visitor: few, so that there is room for their names. */
const mostOnMap = 8;

interface NearMeCitiesProps {
  readonly cities: NearMeCities_cities$key;
  /** Where the visitor is; null if the page shows a country. */
  readonly here: Point | null;
}

/** Cities with their gigs and pay as a list, and the first of them on a map. */
export function NearMeCities({ cities: key, here }: NearMeCitiesProps) {
  const { formatMessage, formatNumber } = useIntl();
  const money = useMoney();
  const { bot } = useRouter().match.context as RoutingContext;
  const distanceTo = (from: Point, to: Point) =>
    formatMessage(
      { id: 'city.nearby.distance' },
      { distance: formatNumber(distanceInKm(from, to), { maximumFractionDigits: 0 }) },
    );
  const cities = useFragment(
    graphql`
      fragment NearMeCities_cities on City @relay(plural: true) {
        id
        name
        slug
        state
        latitude
        longitude
        jobOffersCount
        earnings {
          lowest {
            amount
            currency
          }
          highest {
            amount
            currency
          }
        }
      }
    `,
    key,
  )
    .filter(({ jobOffersCount }) => jobOffersCount > 0)
    .map((city) => {
      const range = city.earnings?.[0];
      const gigs = formatMessage({ id: 'city.offers' }, { count: city.jobOffersCount });
      return {
        ...city,
        pay: range ? `${money(inWholeUnits(range.lowest))} – ${money(inWholeUnits(range.highest))}` : null,
        gigs,
        facts: here ? `${gigs} · ${distanceTo(here, city)}` : gigs,
      };
    });
  if (cities.length === 0)
    // For bots nobody asks which cities are near a place.
    return bot ? null : (
      <EmptyState
        icon={<IconMapSearch size={32} stroke={1.5} aria-hidden />}
        text={<FormattedMessage id="nearMe.none" />}
      />
    );
  return (
    <div className={classes['cities']}>
      <div className={classes['map']}>
        <PlaceMap
          label={formatMessage({ id: 'nearMe.map' })}
          here={here ? { ...here, name: formatMessage({ id: 'nearMe.here' }) } : undefined}
          places={cities
            .slice(0, here ? mostOnMap : undefined)
            .sort((one, other) => other.jobOffersCount - one.jobOffersCount)
            .map((city) => ({
              id: city.id,
              name: city.name,
              to: cityPath(city.slug),
              mark: formatNumber(city.jobOffersCount),
              markName: city.gigs,
              latitude: city.latitude,
              longitude: city.longitude,
            }))}
        />
      </div>
      <ol className={classes['list']}>
        {cities.map((city) => (
          <li key={city.id}>
            <LocalLink className={classes['city']} to={cityPath(city.slug)}>
              <span className={classes['words']}>
                <span className={classes['name']}>{cityLabel(city)}</span>
                <span className={classes['meta']}>{city.facts}</span>
              </span>
              {city.pay && (
                <span className={classes['pay']}>
                  <span className={classes['amount']}>{city.pay}</span>
                  <span className={classes['meta']}>
                    <FormattedMessage id="offer.earnings.unit" />
                  </span>
                </span>
              )}
            </LocalLink>
          </li>
        ))}
      </ol>
    </div>
  );
}
