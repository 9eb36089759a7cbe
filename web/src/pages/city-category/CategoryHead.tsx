import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { categoryHead } from '../../../../schema/pictureSizes.json';
import type { CategoryHead_cityCategory$key } from '../../__generated__/CategoryHead_cityCategory.graphql.ts';
import { cityPath } from '../../paths/paths.ts';
import { Breadcrumbs } from '../../shell/Breadcrumbs.tsx';
import { Content } from '../../ui/page/Content.tsx';
import { HeroRating } from '../../ui/hero/HeroRating.tsx';
import { Picture } from '../../ui/image/Picture.tsx';
import classes from './CategoryHead.module.css';

interface CategoryHeadProps {
  readonly cityCategory: CategoryHead_cityCategory$key;
  readonly title: string;
}

/** The head of a city category page: breadcrumbs, title and figures, next to the category's picture. */
export function CategoryHead({ cityCategory, title }: CategoryHeadProps) {
  const { formatMessage } = useIntl();
  const { category, city, rating, ratingCount, jobOffersCount } = useFragment(
    graphql`
      fragment CategoryHead_cityCategory on CityCategory {
        category {
          name
          orgSlug
        }
        city {
          name
          slug
        }
        rating
        ratingCount
        jobOffersCount
      }
    `,
    cityCategory,
  );
  return (
    <div className={classes['head']}>
      <Content>
        <div className={classes['inside']}>
          <div className={classes['words']}>
            <Breadcrumbs
              items={[
                ...(city ? [{ label: city.name, to: cityPath(city.slug) }] : []),
                { label: category.name },
              ]}
            />
            <h1 className={classes['title']}>{title}</h1>
            <HeroRating
              rating={rating}
              ratingCount={ratingCount}
              facts={[formatMessage({ id: 'city.offers' }, { count: jobOffersCount })]}
            />
          </div>
          <Picture
            alt=""
            className={classes['picture']}
            path={`categories/${category.orgSlug}`}
            {...categoryHead}
            priority
          />
        </div>
      </Content>
    </div>
  );
}
