import { graphql, useFragment } from 'react-relay';
import type { CityOfferList_city$key } from '../../__generated__/CityOfferList_city.graphql.ts';
import { countFilters, filtersToSearch, type OfferFilters } from '../../features/filters/offerFilters.ts';
import { sortInQuery } from '../../features/filters/sort/offerSort.ts';
import type { EmptiedList } from '../../features/offer-list/empty/emptiedList.ts';
import { OfferList } from '../../features/offer-list/OfferList.tsx';
import { cityPath } from '../../paths/paths.ts';

/** The offers from the page of the address on. */
const fragment = graphql`
  fragment CityOfferList_city on City
  @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
  @refetchable(queryName: "CityOfferListPaginationQuery") {
    slug
    jobOffers(
      page: $page
      first: $count
      after: $cursor
      categories: $categories
      type: $type
      filter: $filter
      sort: $sort
      utmSource: $utmSource
    ) @connection(key: "CityOfferList_jobOffers") {
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

interface CityOfferListProps extends Pick<EmptiedList, 'categoryName' | 'currency'> {
  readonly city: CityOfferList_city$key & Parameters<typeof OfferList>[0]['city'];
  readonly page: number;
  readonly filters: OfferFilters;
}

/** The offers of a city that match the filters. */
export function CityOfferList({ city, page, filters, categoryName, currency }: CityOfferListProps) {
  const { slug, jobOffers } = useFragment(fragment, city);
  const path = cityPath(slug);
  return (
    <OfferList
      offers={jobOffers}
      paginated={{ fragment, key: city }}
      city={city}
      page={page}
      pageTo={(number) => cityPath(slug, number) + filtersToSearch(filters)}
      sort={sortInQuery(filters.sort)}
      emptied={
        countFilters(filters) > 0
          ? { list: { citySlug: slug }, filters, path, categoryName, currency }
          : undefined
      }
    />
  );
}
