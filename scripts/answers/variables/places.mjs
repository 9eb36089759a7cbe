// Variables of the operations of the shell: the page in other languages, and cities near its city.
import { asBot, inEveryLanguage, inLanguages, slugsOf } from '../inLanguages.mjs';

const pathIn = (language, path) => (language === 'en' ? path : `/${language}${path}`);

/** The page of an object in the language of the request, without a city. */
const pageAt = (pathOf) => (object, language) => ({
  uri: pathIn(language, pathOf(object, language)),
  citySlug: '',
  hasCity: false,
});

const pageInCity = (restOf) => (object, language) => {
  const citySlug = object.city.slug[language];
  return { uri: pathIn(language, `/${citySlug}${restOf(object, language)}`), citySlug, hasCity: true };
};

const moreJobPage = (offer, language) => {
  const { city, partner, feedId, slugTitle } = offer;
  const citySlug = city.slug[language];
  const path = `/more-jobs/${citySlug}/${partner.slug}/${feedId}/${slugTitle}`;
  return { uri: pathIn(language, path), citySlug, hasCity: true };
};

const cityPage = (slug) => ({ uri: `/${slug}`, citySlug: slug, hasCity: true });

const sitePaths = ['/', '/companies', '/blog', '/more-jobs', '/no-such-page'];

export const placeVariables = {
  shellRoute_PlaceQuery: ({ cities, cityCategories, partners, offers, moreJobOffers, posts }) => [
    ...inEveryLanguage(
      cities.map((city) => ({ id: city.id, city })),
      pageInCity(() => ''),
    ),
    ...cities.flatMap((city) => inLanguages(1, slugsOf(city), cityPage)),
    ...asBot(inLanguages(1, cities, ({ orgSlug }) => cityPage(orgSlug))),
    ...inLanguages(
      1,
      cityCategories,
      pageInCity(({ category }, language) => `/${category.slug[language]}-c`),
    ),
    ...inLanguages(
      1,
      offers,
      pageInCity(({ partner }) => `/${partner.slug}`),
    ),
    ...inLanguages(1, moreJobOffers, moreJobPage),
    ...inEveryLanguage(
      partners,
      pageAt(({ slug }) => `/company/${slug}`),
    ),
    ...inLanguages(
      2,
      posts,
      pageAt(({ slug }) => `/blog/${slug}`),
    ),
    ...inEveryLanguage(
      sitePaths,
      pageAt((path) => path),
    ),
  ],
};
