import { graphql, useFragment } from 'react-relay';
import type { CategoryOfferList_cityCategory$key } from '../../__generated__/CategoryOfferList_cityCategory.graphql.ts';
import { countFilters, filtersToSearch } from '../../features/filters/offerFilters.ts';
import { sortInQuery } from '../../features/filters/sort/offerSort.ts';
import type { EmptiedList } from '../../features/offer-list/empty/emptiedList.ts';
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

interface CategoryOfferListProps extends Pick<EmptiedList, 'list' | 'currency' | 'filters'> {
  readonly cityCategory: CategoryOfferList_cityCategory$key;
  readonly city: Parameters<typeof OfferList>[0]['city'];
  readonly pathTo: (page: number) => string;
  readonly page: number;
}

/** The offers of a category in a city that match the filters. */
export function CategoryOfferList(props: CategoryOfferListProps) {
  const { cityCategory, city, pathTo, page, list, filters, currency } = props;
  const { jobOffers } = useFragment(fragment, cityCategory);
  return (
    <OfferList
      offers={jobOffers}
      paginated={{ fragment, key: cityCategory }}
      city={city}
      page={page}
      pageTo={(number) => pathTo(number) + filtersToSearch(filters)}
      sort={sortInQuery(filters.sort)}
      emptied={countFilters(filters) > 0 ? { list, filters, path: pathTo(1), currency } : undefined}
    />
  );
}
