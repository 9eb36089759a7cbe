import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { cityTile } from '../../../../schema/pictureSizes.json';
import type { CityTiles_cities$key } from '../../__generated__/CityTiles_cities.graphql.ts';
import { cityLabel } from '../../features/city-links/cityLabel.ts';
import { LocalLink } from '../../routing/LocalLink.tsx';
import { cityPath } from '../../paths/paths.ts';
import { Flag } from '../../ui/icon/Flag.tsx';
import { Picture } from '../../ui/image/Picture.tsx';
import { SectionError } from '../../ui/section/SectionError.tsx';
import classes from './CityTiles.module.css';

interface CityTilesProps {
  /** Null when the cities did not load. */
  readonly cities: CityTiles_cities$key | null | undefined;
}

/** Cities as picture tiles with links. */
export function CityTiles({ cities }: CityTilesProps) {
  const data = useFragment(
    graphql`
      fragment CityTiles_cities on City @relay(plural: true) {
        id
        slug
        orgSlug
        name
        state
        country {
          code
        }
        jobOffersCount
      }
    `,
    cities ?? null,
  );
  if (!data) return <SectionError />;
  return (
    <ul className={classes['tiles']}>
      {data.map((city) => (
        <li key={city.id}>
          <LocalLink className={classes['tile']} to={cityPath(city.slug)}>
            <Picture
              alt=""
              className={classes['picture']}
              path={`cities/${city.orgSlug}`}
              sizes="(min-width: 62em) 270px, 50vw"
              {...cityTile}
            />
            <span className={classes['words']}>
              <span className={classes['name']}>
                <span>{cityLabel(city)}</span>
                <Flag code={city.country.code} />
              </span>
              <span className={classes['count']}>
                <FormattedMessage id="home.topCities.all" values={{ count: city.jobOffersCount }} />
              </span>
            </span>
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}
