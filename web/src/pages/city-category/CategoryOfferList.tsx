import { graphql, useFragment } from 'react-relay';
import type { CategoryOfferList_cityCategory$key } from '../../__generated__/CategoryOfferList_cityCategory.graphql.ts';
import {
  cleared,
  countFilters,
  filtersToSearch,
  type OfferFilters,
} from '../../features/filters/offerFilters.ts';
import { sortInQuery } from '../../features/filters/sort/offerSort.ts';
import { OfferList } from '../../features/offer-list/OfferList.tsx';

/** The offers from the page of the address on. */
const fragment = graphql`
  fragment CategoryOfferList_cityCategory on CityCategory
  @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
  @refetchable(queryName: "CategoryOfferListPaginationQuery") {
    jobOffers(
      page: $page
      first: $count
      after: $cursor
      type: $type
      filter: $filter
      sort: $sort
      utmSource: $utmSource
    ) @connection(key: "CategoryOfferList_jobOffers") {
      totalCount
      pageInfo {
        hasNextPage
      }
      edges {
        node {
          id
          ...OfferCards_offers
        }
      }
    }
  }
`;

interface CategoryOfferListProps {
  readonly cityCategory: CategoryOfferList_cityCategory$key;
  readonly city: Parameters<typeof OfferList>[0]['city'];
  readonly pathTo: (page: number) => string;
  readonly page: number;
  readonly filters: OfferFilters;
}

/** The offers of a category in a city that match the filters. */
export function CategoryOfferList({ cityCategory, city, pathTo, page, filters }: CategoryOfferListProps) {
  const { jobOffers } = useFragment(fragment, cityCategory);
  return (
    <OfferList
      offers={jobOffers}
      paginated={{ fragment, key: cityCategory }}
      city={city}
      page={page}
      pageTo={(number) => pathTo(number) + filtersToSearch(filters)}
      sort={sortInQuery(filters.sort)}
      clearTo={countFilters(filters) > 0 ? pathTo(1) + filtersToSearch(cleared(filters)) : undefined}
    />
  );
}
