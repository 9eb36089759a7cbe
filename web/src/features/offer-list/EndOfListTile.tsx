import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { endOfList } from '../../../../schema/pictureSizes.json';
import type { EndOfListTile_city$key } from '../../__generated__/EndOfListTile_city.graphql.ts';
import { LocalLink } from '../../routing/LocalLink.tsx';
import { cityPath, homePath } from '../../paths/paths.ts';
import { Picture } from '../../ui/image/Picture.tsx';
import classes from './EndOfListTile.module.css';

/** The last tile of a list: marks its end and links to the nearest city, or else to the search. */
export function EndOfListTile({ city }: { readonly city: EndOfListTile_city$key | null | undefined }) {
  const data = useFragment(
    graphql`
      fragment EndOfListTile_city on City {
        id
        nearby(limit: 7, distanceLessThan: 100) {
          id
          name
          slug
        }
      }
    `,
    city ?? null,
  );
  // Bots get no nearby cities, and some cities have none.
  const nearest = data?.nearby?.find(({ id }) => id !== data.id);
  return (
    <div className={classes['tile']}>
      <Picture alt="" className={classes['picture']} path="promo/end-of-list" {...endOfList} />
      <p className={classes['text']}>
        <FormattedMessage id={nearest ? 'offers.end.near' : 'offers.end.search'} />
        <LocalLink className={classes['link']} to={nearest ? cityPath(nearest.slug) : homePath}>
          {nearest ? (
            <FormattedMessage id="city.offers.heading" values={{ city: nearest.name }} />
          ) : (
            <FormattedMessage id="offers.end.searchLink" />
          )}
        </LocalLink>
      </p>
    </div>
  );
}
