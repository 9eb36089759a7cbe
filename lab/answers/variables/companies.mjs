// Variables of operations on companies, their countries and cities, and their reviews.
import { inEveryLanguage, inLanguages, pagesOf } from '../inLanguages.mjs';
import { slugOf } from '../../../services/src/text/slugOf.ts';
import languages from '../../../locales/languages.json' with { type: 'json' };
import { pathIn } from '../pathIn.mjs';
import { next, nextReviews, someReviews } from './lists.mjs';

const unknownSlugs = ['no-such-company', 'SWIFTBITE'];

/** Each company in each of its countries, with the English name of the country in the address. */
const countriesOf = ({ partners }) =>
  partners.flatMap((partner) =>
    partner.countries.map(({ countryCode, name }) => ({
      id: `${partner.id} ${countryCode}`,
      partner,
      countryCode: countryCode.toLowerCase(),
      countrySlug: slugOf(name),
    })),
  );

/** Each company in each city where it has an offer. */
const citiesOf = (data) => {
  const places = new Map(countriesOf(data).map((place) => [place.id, place]));
  const partners = new Map(data.partners.map((partner) => [partner.slug, partner]));
  return data.offers.map(({ id, city, partner: { slug } }) => ({
    ...places.get(`${partners.get(slug)?.id} ${city.countryCode}`),
    id,
    partner: partners.get(slug),
    city,
  }));
};

/** The variables of a company's page: everywhere, in a country or in a city. */
const page = ({ partner, countrySlug = null, city, reviewsPage = 1 }, language) => {
  const citySlug = city?.slug[language] ?? null;
  const path = ['/company', partner.slug, countrySlug, citySlug].filter((part) => part !== null).join('/');
  return {
    uri: pathIn(language, path),
    partnerSlug: partner.slug,
    countrySlug,
    citySlug,
    inCountry: countrySlug !== null,
    inCity: citySlug !== null,
    everywhere: countrySlug === null,
    countryCode: languages[language].flag.toUpperCase(),
    reviewsPage,
    utmSource: null,
  };
};

/** The variables of the query for a visitor who goes from one place of a company to another. */
const otherPlace = (place, language) => ({ ...page(place, language), id: place.partner.id });

const someReviewPages = [2, 3, 10, 1000];

const reviewPages = ({ partners }) =>
  partners.flatMap((partner) =>
    someReviewPages.map((reviewsPage) => ({ id: `${partner.id} ${reviewsPage}`, partner, reviewsPage })),
  );

const countryCodes = ({ cities }) => [...new Set(cities.map(({ countryCode }) => countryCode))];

const wholeList = { page: 1, category: null, countryCode: null, ratingFrom: null, sort: null };

const narrowedLists = [
  { ...wholeList, sort: 'RATING' },
  { ...wholeList, countryCode: 'DE', sort: 'JOB_OFFERS_COUNT' },
  { ...wholeList, category: 'delivery', countryCode: 'TR', ratingFrom: 3.5 },
  { ...wholeList, ratingFrom: 5 },
];

const somePlace = { countryCode: null, citySlug: null };

export const companyVariables = {
  CompaniesPageQuery: ({ partners, categories }) => [
    ...inEveryLanguage(pagesOf(partners, 20), (page) => ({ ...wholeList, page })),
    ...inEveryLanguage(categories, ({ orgSlug }) => ({ ...wholeList, category: orgSlug })),
    ...inEveryLanguage(['no-such-category'], (category) => ({ ...wholeList, category })),
    ...inLanguages(2, narrowedLists, (list) => list),
  ],
  CompanyListPaginationQuery: ({ categories }) => [
    ...inEveryLanguage([wholeList], (list) => ({ ...list, ...next(20, 20) })),
    ...inEveryLanguage(categories, ({ orgSlug }) => ({ ...wholeList, category: orgSlug, ...next(20, 20) })),
    ...inLanguages(2, narrowedLists, (list) => ({ ...list, ...next(20, 20) })),
  ],
  useCountedChoicesQuery: () =>
    inLanguages(2, narrowedLists, ({ category, countryCode, ratingFrom }) => ({
      category,
      countryCode,
      ratingFrom,
    })),
  CompanyPageQuery: (data) => [
    ...inEveryLanguage(data.partners, (partner, language) => page({ partner }, language)),
    ...inEveryLanguage(unknownSlugs, (slug, language) => page({ partner: { slug } }, language)),
    ...inLanguages(2, countriesOf(data), page),
    ...inLanguages(1, citiesOf(data), page),
    ...inLanguages(1, reviewPages(data), page),
  ],
  companyPlace_CompanyPlaceQuery: (data) => [
    ...inEveryLanguage(data.partners, (partner, language) => otherPlace({ partner }, language)),
    ...inLanguages(1, countriesOf(data), otherPlace),
    ...inLanguages(1, citiesOf(data), otherPlace),
    ...inLanguages(1, reviewPages(data), otherPlace),
  ],
  useKnownHost_PartnerQuery: (data) => [
    ...inLanguages(1, data.partners, ({ slug }) => ({ partnerSlug: slug })),
    ...inEveryLanguage(unknownSlugs, (slug) => ({ partnerSlug: slug })),
  ],
  CityChoiceQuery: (data) =>
    inLanguages(1, data.partners, ({ id }) => ({ partnerId: id, countryCode: null })),
  CompanyDialogReviewsQuery: (data) =>
    inLanguages(1, data.partners, ({ id }) => ({ partnerId: id, ...somePlace, ...someReviews })),
  CompanyDialogReviewsPaginationQuery: (data) =>
    inLanguages(1, data.partners, ({ id }) => ({ id, ...somePlace, ...someReviews, ...nextReviews })),
  CompanyReviewListPaginationQuery: (data) => [
    ...inLanguages(1, reviewPages(data), ({ partner, reviewsPage }) => ({
      id: partner.id,
      countrySlug: null,
      citySlug: null,
      reviewsPage,
      ...nextReviews,
    })),
    ...inLanguages(1, citiesOf(data), ({ partner, countrySlug, city }, language) => ({
      id: partner.id,
      countrySlug,
      citySlug: city.slug[language],
      reviewsPage: 1,
      ...nextReviews,
    })),
  ],
  JobRequirementsPageQuery: (data) =>
    inEveryLanguage([...countryCodes(data), 'ZZ'], (countryCode) => ({ countryCode })),
};
