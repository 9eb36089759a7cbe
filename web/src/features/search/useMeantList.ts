import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { useMeantList_search$key } from '../../__generated__/useMeantList_search.graphql.ts';
import { cityPath } from '../../paths/paths.ts';
import { filtersToSearch, noFilters } from '../filters/offerFilters.ts';
import { typeMessage } from '../filters/offerType.ts';
import type { FoundRow } from './foundRows.ts';

/** The row of the filtered list of a city that a search means; null for others. */
export const useMeantList = (search: useMeantList_search$key | null | undefined): FoundRow | null => {
  const { formatMessage } = useIntl();
  const data = useFragment(
    graphql`
      fragment useMeantList_search on SearchResultConnection {
        list {
          city {
            slug
            name
          }
          type
          category {
            orgSlug
            name
          }
          jobOffersCount
        }
      }
    `,
    search ?? null,
  );
  const { city, type, category, jobOffersCount } = data?.list ?? {};
  if (!city) return null;
  const filters = { ...noFilters, type: type ?? null, categories: category ? [category.orgSlug] : [] };
  const path = cityPath(city.slug) + filtersToSearch(filters);
  const names = [
    ...(type ? [formatMessage({ id: typeMessage(type) })] : []),
    ...(category ? [category.name] : []),
  ];
  return {
    id: path,
    kind: 'lists',
    match: 'PART',
    titleParts: [{ text: names.join(', '), marked: false }],
    titleLanguage: null,
    path,
    company: null,
    countryCode: null,
    place: city.name,
    offersCount: jobOffersCount ?? null,
    pay: null,
  };
};
