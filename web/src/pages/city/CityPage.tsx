import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { CityPageQuery } from '../../__generated__/CityPageQuery.graphql.ts';
import { CityNeighbours } from '../../features/city-links/CityNeighbours.tsx';
import { FilterBar } from '../../features/filters/FilterBar.tsx';
import { filtersFromQuery, filtersToSearch } from '../../features/filters/offerFilters.ts';
import { useChosenFilters } from '../../features/filters/useChosenFilters.ts';
import { useFacets } from '../../features/filters/useFacets.ts';
import { useCityCategories } from '../../features/filters/useCityCategories.ts';
import { ResultBar } from '../../features/filters/sort/ResultBar.tsx';
import { CityMoreJobs } from '../../features/more-jobs/CityMoreJobs.tsx';
import { listPage } from '../../features/list-page/listPage.ts';
import { lazyComponent } from '../../routing/lazyComponent.tsx';
import { written } from '../../ui/rich-text/written.tsx';
import { SaveSearch } from '../../features/saved-searches/SaveSearch.tsx';
import { firstText } from '../../i18n/firstText.ts';
import { usePagedText } from '../../i18n/usePagedText.ts';
import type { PageProps } from '../../routing/pageOptions.ts';
import { cityPath } from '../../paths/paths.ts';
import { PageHead } from '../../head/PageHead.tsx';
import { ShareButton } from '../../shell/share/ShareButton.tsx';
import { Content } from '../../ui/page/Content.tsx';
import { RichText } from '../../ui/rich-text/RichText.tsx';
import { Section } from '../../ui/section/Section.tsx';
import { CityHero } from './CityHero.tsx';
import { CityLinks } from './CityLinks.tsx';
import { CityOfferList } from './CityOfferList.tsx';
import { CityReviews } from './CityReviews.tsx';

// What the server wrote works until the code is loaded.
const CityPost = import.meta.env.SSR
  ? (await import('./CityPost.tsx')).CityPost
  : lazyComponent(() => import('./CityPost.tsx').then((m) => m.CityPost), written);

export const query = graphql`
  query CityPageQuery(
    $uri: String!
    $citySlug: String!
    $page: Int!
    $categories: [String!]
    $type: JobOfferType
    $filter: JobOfferFilter
    $sort: JobOfferSort
    $utmSource: String
  ) {
    redirectLinks(uri: $uri) {
      locale
      uri
    }
    city(slug: $citySlug) {
      id
      slug
      name
      header
      jobOffersCount
      seoTitle
      seoDescription
      overview
      jobOffers(
        page: $page
        first: 20
        categories: $categories
        type: $type
        filter: $filter
        sort: $sort
        utmSource: $utmSource
      ) {
        pageCount
        totalCount
        ...useFacets_offers
      }
      ...NearbyCities_city
      ...CityHero_city
      ...CityOfferList_city
      ...OfferList_city
      ...useCityCategories_city
      ...CityLinks_city
      ...CityReviews_city
      ...CityPost_city
      ...CityNeighbours_city
      ...CityMoreJobs_city
    }
  }
`;

/** A city: its offers first, then links to other places and reviews. */
export function CityPage({ data, match }: PageProps<CityPageQuery>) {
  const { formatMessage } = useIntl();
  const { city } = data;
  const filters = filtersFromQuery(match.location.query ?? {}, match.context.categories);
  const path = cityPath(city?.slug ?? '');
  const chosen = useChosenFilters(filters, path, filtersFromQuery);
  const categories = useCityCategories(city);
  const { currency } = useFacets(city?.jobOffers);
  const page = listPage(match.params['page']);
  const title = firstText(
    city?.header,
    city?.seoTitle,
    formatMessage({ id: 'city.offers.heading' }, { city: city?.name }),
  );
  const paged = usePagedText(page);
  if (!city) return null;
  const nameOf = (slug: string) =>
    categories.find(({ category }) => category.orgSlug === slug)?.category.name ?? slug;
  return (
    <>
      <PageHead
        title={paged(title)}
        description={paged(
          firstText(city.seoDescription, formatMessage({ id: 'city.description' }, { city: city.name })),
        )}
        noindex={city.jobOffersCount === 0}
        card={`cities/${city.slug}`}
        feed={`${cityPath(city.slug)}/feed.xml`}
      />
      <CityHero city={city} title={title} />
      <Content>
        <Section
          isTitleQuiet
          title={<FormattedMessage id="city.offers.heading" values={{ city: city.name }} />}
        >
          <FilterBar
            city={city}
            list={{ citySlug: city.slug }}
            offers={city.jobOffers}
            filters={chosen}
            path={path}
            action={
              <>
                <SaveSearch
                  city={city}
                  categories={filters.categories.map((slug) => ({ slug, name: nameOf(slug) }))}
                  type={filters.type}
                  requirements={filters.requirements}
                  currency={currency}
                />
                <ShareButton path={path + filtersToSearch(chosen)} title={title} />
              </>
            }
          />
          <ResultBar count={city.jobOffers?.totalCount ?? null} filters={chosen} path={path} />
          <CityOfferList
            city={city}
            page={page}
            filters={filters}
            categoryName={nameOf}
            currency={currency}
          />
        </Section>
        <CityLinks city={city} />
        <CityMoreJobs city={city} />
        {city.overview && (
          <Section title={<FormattedMessage id="city.about" values={{ city: city.name }} />}>
            <RichText html={city.overview} />
          </Section>
        )}
        <CityReviews city={city} />
        <CityPost city={city} />
        <CityNeighbours
          city={city}
          title={(name) => <FormattedMessage id="city.nearby" values={{ city: name }} />}
          pathTo={cityPath}
        />
      </Content>
    </>
  );
}
