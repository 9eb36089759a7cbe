// Variables of operations on companies, their countries and cities, and their reviews.
import { inEveryLanguage, inLanguages, pagesOf } from '../inLanguages.mjs';

const unknownSlugs = ['no-such-company', 'SWIFTBITE'];

/** Each company in each of its countries. */
const countriesOf = ({ partners }) =>
  partners.flatMap((partner) =>
    partner.countries.map(({ countryCode, name }) => ({
      id: `${partner.id} ${countryCode}`,
      partner,
      countryCode: countryCode.toLowerCase(),
      path: `/company/${partner.slug}/${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`,
    })),
  );

const offerCities = ({ partners, offers }) => {
  const partnerBySlug = new Map(partners.map((partner) => [partner.slug, partner]));
  return offers.map((offer) => ({ ...offer, partner: partnerBySlug.get(offer.partner.slug) }));
};

const everywhere = ({ id, slug }) => ({
  partnerId: id,
  partnerSlug: slug,
  countryCode: null,
  citySlug: null,
  citySlugGiven: '',
  inCity: false,
  withOffers: true,
  reviewsPage: 1,
});

const inCity = ({ partner, city }, language) => ({
  ...everywhere(partner),
  countryCode: city.countryCode.toLowerCase(),
  citySlug: city.slug[language],
  citySlugGiven: city.slug[language],
  inCity: true,
});

const someReviewPages = [2, 3, 10, 1000];

const reviewPages = ({ partners }) =>
  partners.flatMap((partner) =>
    someReviewPages.map((page) => ({ id: `${partner.id} ${page}`, partner, page })),
  );

const countryCodes = ({ cities }) => [...new Set(cities.map(({ countryCode }) => countryCode))];

export const companyVariables = {
  companiesRoutes_CompaniesPageQuery: ({ partners, categories }) => [
    ...inEveryLanguage(pagesOf(partners, 20), (page) => ({ page, category: null })),
    ...inEveryLanguage(categories, ({ orgSlug }) => ({ page: 1, category: orgSlug })),
    ...inEveryLanguage(['no-such-category'], (category) => ({ page: 1, category })),
  ],
  companySteps_CompanyQuery: ({ partners }) =>
    inEveryLanguage([...partners.map(({ slug }) => slug), ...unknownSlugs], (partnerSlug) => ({
      partnerSlug,
    })),
  companySteps_CompanyCitiesQuery: (data) =>
    inLanguages(2, countriesOf(data), ({ partner, countryCode }) => ({
      partnerId: partner.id,
      countryCode,
    })),
  companySteps_CompanyElsewhereQuery: (data) =>
    inLanguages(2, countriesOf(data), ({ path }, locale) => ({ uri: path, locale })),
  companyRoutes_CompanyPageQuery: (data) => [
    ...inEveryLanguage(data.partners, everywhere),
    ...inLanguages(1, countriesOf(data), ({ partner, countryCode }) => ({
      ...everywhere(partner),
      countryCode,
      withOffers: false,
    })),
    ...inLanguages(1, offerCities(data), inCity),
    ...inLanguages(1, reviewPages(data), ({ partner, page }) => ({
      ...everywhere(partner),
      reviewsPage: page,
    })),
  ],
  useCompanyReviewsQuery: (data) => [
    ...inLanguages(1, reviewPages(data), ({ partner, page }) => ({
      partnerId: partner.id,
      countryCode: null,
      citySlug: null,
      page,
    })),
    ...inLanguages(1, countriesOf(data), ({ partner, countryCode }) => ({
      partnerId: partner.id,
      countryCode,
      citySlug: null,
      page: 2,
    })),
  ],
  jobRequirementsRoutes_JobRequirementsPageQuery: (data) =>
    inEveryLanguage([...countryCodes(data), 'ZZ'], (countryCode) => ({ countryCode })),
};
