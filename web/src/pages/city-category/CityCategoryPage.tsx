import { IconArrowLeft } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { CityCategoryPage_cityCategory$key } from '../../__generated__/CityCategoryPage_cityCategory.graphql.ts';
import type { CityCategoryPageQuery } from '../../__generated__/CityCategoryPageQuery.graphql.ts';
import type { OtherCategories_categories$key } from '../../__generated__/OtherCategories_categories.graphql.ts';
import { CityNeighbours } from '../../features/city-links/CityNeighbours.tsx';
import { OtherCategories } from '../../features/city-links/OtherCategories.tsx';
import { filtersFromQuery, withoutCategories } from '../../features/filters/offerFilters.ts';
import { listPage } from '../../features/list-page/listPage.ts';
import { PageHead } from '../../head/PageHead.tsx';
import { firstText } from '../../i18n/firstText.ts';
import { withLateTexts } from '../../i18n/lateTexts.ts';
import { usePagedText } from '../../i18n/usePagedText.ts';
import { cityPath, cityCategoryPath } from '../../paths/paths.ts';
import { lazyComponent } from '../../routing/lazyComponent.tsx';
import { LocalLink } from '../../routing/LocalLink.tsx';
import type { PageProps } from '../../routing/pageOptions.ts';
import { Content } from '../../ui/page/Content.tsx';
import { written } from '../../ui/rich-text/written.tsx';
import { Section } from '../../ui/section/Section.tsx';
import { SectionError } from '../../ui/section/SectionError.tsx';
import { CategoryHead } from './CategoryHead.tsx';
import { CategoryOffers } from './CategoryOffers.tsx';
import classes from './CategoryOthers.module.css';
import { CategoryOverview } from './CategoryOverview.tsx';
import { CategoryReviews } from './CategoryReviews.tsx';

// What the server wrote works until the code is loaded.
const CategoryPay = import.meta.env.SSR
  ? (await import('./CategoryPay.tsx')).CategoryPay
  : lazyComponent(
      withLateTexts(() => import('./CategoryPay.tsx').then((m) => m.CategoryPay)),
      written,
    );

interface CategoryOthersProps {
  /** Null when the categories did not load. */
  readonly categories: OtherCategories_categories$key | null | undefined;
  readonly cityName: string;
  readonly citySlug: string;
  readonly currentOrgSlug: string;
}

/** Other categories in the same city, and a link to all of them. */
function CategoryOthers({ categories, cityName, citySlug, currentOrgSlug }: CategoryOthersProps) {
  return (
    <Section
      title={<FormattedMessage id="cityCategory.others" values={{ city: cityName }} />}
      aside={
        <LocalLink className={classes['back']} to={cityPath(citySlug)}>
          <IconArrowLeft size={18} aria-hidden />
          <FormattedMessage id="cityCategory.all" values={{ city: cityName }} />
        </LocalLink>
      }
    >
      {categories ? (
        <OtherCategories categories={categories} citySlug={citySlug} currentOrgSlug={currentOrgSlug} />
      ) : (
        <SectionError />
      )}
    </Section>
  );
}

export const query = graphql`
  query CityCategoryPageQuery(
    $uri: String!
    $citySlug: String!
    $categorySlug: String!
    $page: Int!
    $type: JobOfferType
    $filter: JobOfferFilter
    $sort: JobOfferSort
    $utmSource: String
  ) {
    redirectLinks(uri: $uri) {
      locale
      uri
    }
    cityCategory(citySlug: $citySlug, categorySlug: $categorySlug) {
      category {
        slug
      }
      city {
        slug
        ...NearbyCities_city
      }
      jobOffers(page: $page, first: 20, type: $type, filter: $filter, sort: $sort, utmSource: $utmSource) {
        pageCount
      }
      ...CityCategoryPage_cityCategory
    }
  }
`;

/** A category in a city: its offers, how to start, reviews, and links to other places. */
export function CityCategoryPage({ data, match }: PageProps<CityCategoryPageQuery>) {
  const { formatMessage } = useIntl();
  const cityCategory = useFragment<CityCategoryPage_cityCategory$key>(
    graphql`
      fragment CityCategoryPage_cityCategory on CityCategory {
        header
        jobOffersCount
        category {
          slug
          orgSlug
          name
        }
        city {
          slug
          name
          categories(sort: PARTNERS_COUNT) {
            ...OtherCategories_categories
          }
          ...CityNeighbours_city
        }
        ...CategoryHead_cityCategory
        ...CategoryOffers_cityCategory
        ...CategoryOverview_cityCategory
        ...CategoryPay_cityCategory
        ...CategoryReviews_cityCategory
      }
    `,
    data.cityCategory ?? null,
  );
  const page = listPage(match.params['page']);
  const names = { category: cityCategory?.category.name, city: cityCategory?.city?.name };
  const title = firstText(cityCategory?.header, formatMessage({ id: 'cityCategory.title' }, names));
  const paged = usePagedText(page);
  if (!cityCategory) return null;
  const { category, city } = cityCategory;
  const citySlug = city?.slug ?? match.params['citySlug'] ?? '';
  return (
    <div data-content-group={category.orgSlug}>
      <PageHead
        title={paged(title)}
        description={paged(formatMessage({ id: 'cityCategory.description' }, { title }))}
        noindex={cityCategory.jobOffersCount === 0}
        card={`city-categories/${citySlug}/${category.slug}`}
        feed={`${cityCategoryPath(citySlug, category.slug)}/feed.xml`}
      />
      <CategoryHead cityCategory={cityCategory} title={title} />
      <Content>
        <CategoryOffers
          cityCategory={cityCategory}
          citySlug={citySlug}
          page={page}
          filters={withoutCategories(filtersFromQuery(match.location.query ?? {}, match.context.categories))}
        />
        <CategoryPay cityCategory={cityCategory} />
        <CategoryOverview cityCategory={cityCategory} />
        <CategoryReviews cityCategory={cityCategory} />
        <CategoryOthers
          categories={city?.categories}
          cityName={city?.name ?? ''}
          citySlug={citySlug}
          currentOrgSlug={category.orgSlug}
        />
        {city && (
          <CityNeighbours
            city={city}
            title={(name) => (
              <FormattedMessage id="cityCategory.nearby" values={{ category: category.name, city: name }} />
            )}
            pathTo={(slug) => cityCategoryPath(slug, category.slug)}
          />
        )}
      </Content>
    </div>
  );
}
