import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { CategoryOffers_cityCategory$key } from '../../__generated__/CategoryOffers_cityCategory.graphql.ts';
import {
  filtersFromQuery,
  filtersToSearch,
  withoutCategories,
  type OfferFilters,
} from '../../features/filters/offerFilters.ts';
import { ResultBar } from '../../features/filters/sort/ResultBar.tsx';
import { FilterBar } from '../../features/filters/FilterBar.tsx';
import { useFacets } from '../../features/filters/useFacets.ts';
import { useChosenFilters } from '../../features/filters/useChosenFilters.ts';
import { SaveSearch } from '../../features/saved-searches/SaveSearch.tsx';
import { cityCategoryPath } from '../../paths/paths.ts';
import { ShareButton } from '../../shell/share/ShareButton.tsx';
import { Section } from '../../ui/section/Section.tsx';
import { CategoryOfferList } from './CategoryOfferList.tsx';

interface CategoryOffersProps {
  readonly cityCategory: CategoryOffers_cityCategory$key;
  readonly citySlug: string;
  readonly page: number;
  readonly filters: OfferFilters;
}

/** The offers of one category in a city, with their filters. */
export function CategoryOffers({ cityCategory, citySlug, page, filters }: CategoryOffersProps) {
  const data = useFragment(
    graphql`
      fragment CategoryOffers_cityCategory on CityCategory {
        category {
          slug
          orgSlug
          name
        }
        city {
          id
          slug
          name
          ...OfferList_city
        }
        jobOffers(page: $page, first: 20, type: $type, filter: $filter, sort: $sort, utmSource: $utmSource) {
          totalCount
          ...useFacets_offers
        }
        ...CategoryOfferList_cityCategory
      }
    `,
    cityCategory,
  );
  const { category, city, jobOffers } = data;
  const { currency } = useFacets(jobOffers);
  const list = { citySlug, category: category.orgSlug };
  const path = cityCategoryPath(citySlug, category.slug);
  const chosen = withoutCategories(useChosenFilters(filters, path, filtersFromQuery));
  const cityName = city?.name ?? '';
  return (
    <Section
      isTitleQuiet
      title={
        <FormattedMessage id="cityCategory.title" values={{ category: category.name, city: cityName }} />
      }
    >
      <FilterBar
        city={null}
        filters={chosen}
        offers={jobOffers}
        path={path}
        list={list}
        action={
          city && (
            <>
              <SaveSearch
                city={city}
                categories={[{ slug: category.orgSlug, name: category.name }]}
                type={filters.type}
                requirements={filters.requirements}
                currency={currency}
              />
              <ShareButton path={path + filtersToSearch(chosen)} title={`${category.name} – ${city.name}`} />
            </>
          )
        }
      />
      <ResultBar count={jobOffers?.totalCount ?? null} filters={chosen} path={path} />
      <CategoryOfferList
        cityCategory={data}
        city={city}
        pathTo={(number) => cityCategoryPath(citySlug, category.slug, number)}
        page={page}
        list={list}
        filters={filters}
        currency={currency}
      />
    </Section>
  );
}
