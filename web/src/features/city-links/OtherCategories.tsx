import { graphql, useFragment } from 'react-relay';
import { otherCategory } from '../../../../schema/pictureSizes.json';
import type { OtherCategories_categories$key } from '../../__generated__/OtherCategories_categories.graphql.ts';
import { FormattedMessage } from 'react-intl';
import { LocalLink } from '../../routing/LocalLink.tsx';
import { cityCategoryPath } from '../../paths/paths.ts';
import { Picture } from '../../ui/image/Picture.tsx';
import { otherCategoriesLimit } from './categoryLinkLimits.ts';
import classes from './OtherCategories.module.css';

interface OtherCategoriesProps {
  /** All categories of the city, most partners first. */
  readonly categories: OtherCategories_categories$key;
  readonly citySlug: string;
  /** The category of the page, which is omitted. */
  readonly currentOrgSlug: string;
}

/** Links to other categories of the same city. */
export function OtherCategories({ categories, citySlug, currentOrgSlug }: OtherCategoriesProps) {
  const data = useFragment(
    graphql`
      fragment OtherCategories_categories on CityCategory @relay(plural: true) {
        id
        category {
          slug
          orgSlug
          name
        }
        jobOffersCount
      }
    `,
    categories,
  );
  const others = data.filter(({ category }) => category.orgSlug !== currentOrgSlug);
  return (
    <ul className={classes['list']}>
      {others.slice(0, otherCategoriesLimit).map(({ id, category, jobOffersCount }) => (
        <li key={id}>
          <LocalLink className={classes['tile']} to={cityCategoryPath(citySlug, category.slug)}>
            <Picture
              alt=""
              className={classes['picture']}
              path={`categories/${category.orgSlug}`}
              sizes="(min-width: 62em) 270px, 50vw"
              {...otherCategory}
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
