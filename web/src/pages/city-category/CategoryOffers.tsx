import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { CategoryOffers_cityCategory$key } from '../../__generated__/CategoryOffers_cityCategory.graphql.ts';
import type { OfferType } from '../../features/filters/knownValues.ts';
import { filtersToSearch } from '../../features/filters/offerFilters.ts';
import { TypeFilterBar } from '../../features/filters/TypeFilterBar.tsx';
import { OfferList } from '../../features/offer-list/OfferList.tsx';
import { cityCategoryPath } from '../../routing/paths.ts';
import { Section } from '../../ui/section/Section.tsx';

interface CategoryOffersProps {
  readonly cityCategory: CategoryOffers_cityCategory$key;
  readonly citySlug: string;
  readonly page: number;
  readonly type: OfferType | null;
}

/** The offers of one category in a city; they can be narrowed by type. */
export function CategoryOffers({ cityCategory, citySlug, page, type }: CategoryOffersProps) {
  const { category, city, jobOffers } = useFragment(
    graphql`
      fragment CategoryOffers_cityCategory on CityCategory
      @argumentDefinitions(page: { type: "Int!" }, type: { type: "JobOfferType" }) {
        category {
          slug
          name
        }
        city {
          name
        }
        jobOffers(page: $page, first: 20, type: $type) {
          ...OfferList_offers
        }
      }
    `,
    cityCategory,
  );
  const path = cityCategoryPath(citySlug, category.slug);
  const cityName = city?.name ?? '';
  return (
    <Section
      title={
        <FormattedMessage id="cityCategory.title" values={{ category: category.name, city: cityName }} />
      }
    >
      <TypeFilterBar type={type} path={path} />
      <OfferList
        offers={jobOffers}
        cityName={cityName}
        page={page}
        pageTo={(number) =>
          cityCategoryPath(citySlug, category.slug, number) + filtersToSearch({ categories: [], type })
        }
        clearTo={type ? path : undefined}
      />
    </Section>
  );
}
