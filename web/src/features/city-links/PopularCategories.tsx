import { graphql, useFragment } from 'react-relay';
import { popularCategory } from '../../../../schema/pictureSizes.json';
import type { PopularCategories_city$key } from '../../__generated__/PopularCategories_city.graphql.ts';
import { LocalLink } from '../../routing/LocalLink.tsx';
import { cityCategoryPath } from '../../paths/paths.ts';
import { Picture } from '../../ui/image/Picture.tsx';
import { SectionError } from '../../ui/section/SectionError.tsx';
import { popularCategoriesDesktop, popularCategoriesOneColumn } from './cityLinkLimits.ts';
import classes from './PopularCategories.module.css';
import { FormattedMessage } from 'react-intl';

/**
 * The city's categories that have offers, most partners first. On a phone the style sheet hides all but the first six.
 */
export function PopularCategories({ city }: { readonly city: PopularCategories_city$key }) {
  const { slug, categories } = useFragment(
    graphql`
      fragment PopularCategories_city on City {
        slug
        categories(sort: PARTNERS_COUNT) {
          id
          category {
            slug
            orgSlug
            name
          }
          jobOffersCount
        }
      }
    `,
    city,
  );
  if (!categories) return <SectionError />;
  const shown = categories
    .filter(({ jobOffersCount }) => jobOffersCount > 0)
    .slice(0, popularCategoriesDesktop);
  return (
    <ul className={classes['list']} data-columns={shown.length > popularCategoriesOneColumn ? 2 : 1}>
      {shown.map(({ id, category, jobOffersCount }) => (
        <li key={id}>
          <LocalLink className={classes['tile']} to={cityCategoryPath(slug, category.slug)}>
            <Picture
              alt=""
              className={classes['picture']}
              path={`categories/${category.orgSlug}`}
              {...popularCategory}
              quality="eco"
            />
            <span className={classes['name']}>{category.name}</span>
            <span className={classes['count']}>
              <FormattedMessage id="city.offers" values={{ count: jobOffersCount }} />
            </span>
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}
