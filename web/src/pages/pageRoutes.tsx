import { page } from '../routing/page.tsx';
import { HttpError, type RouteObject } from 'found';
import { slug, pageSegment, uuid, feedId } from '../paths/segments.ts';
import type { PageRouteOptions } from '../routing/pageOptions.ts';
import type { MoreJobOfferPageQuery } from '../__generated__/MoreJobOfferPageQuery.graphql.ts';
import { loadLateTexts } from '../i18n/lateTexts.ts';

/** The build reads the file's name from `load: () => import(`, so `withLateTexts` cannot be used here. */
const afterLateTexts = async <Options,>(options: Options) => {
  await loadLateTexts();
  return options;
};

export const aboutRoutes = [
  page({
    path: 'about',
    load: () => import('./about/AboutPage.tsx').then((m) => afterLateTexts({ Component: m.AboutPage })),
  }),
];

/** One post of the blog. */
export const blogPostRoutes: RouteObject[] = [
  page({
    path: `blog/:postSlug(${slug})`,
    load: () => import('./blog-post/blogPostPageOptions.tsx').then((m) => m.blogPostPageOptions),
    shell: { localized: true },
  }),
];

/** The posts of the blog, newest first, page by page. */
export const blogRoutes: RouteObject[] = [
  page({
    path: `blog/:page(${pageSegment})?`,
    load: () => import('./blog/blogPageOptions.tsx').then((m) => m.blogPageOptions),
  }),
];

export const calculatorRoutes: RouteObject[] = [
  page({
    path: 'calculator',
    load: () =>
      import('./calculator/calculatorPageOptions.tsx').then((m) => afterLateTexts(m.calculatorPageOptions)),
  }),
];

/** The routes of a category in a city and of its pages. */
export const cityCategoryRoutes: RouteObject[] = [
  page({
    path: `:citySlug(${slug})/:categorySlug(${slug})-c/:page(${pageSegment})?`,
    load: () => import('./city-category/cityCategoryPageOptions.tsx').then((m) => m.cityCategoryPageOptions),
    shell: { redesigned: true, localized: true },
  }),
];

/** A city and its offers, page by page. */
export const cityRoutes: RouteObject[] = [
  page({
    path: `:citySlug(${slug})/:page(${pageSegment})?`,
    load: () => import('./city/cityPageOptions.tsx').then((m) => m.cityPageOptions),
    shell: { header: 'over', redesigned: true, localized: true },
  }),
];

/** The companies that offer gigs, page by page. */
export const companiesRoutes: RouteObject[] = [
  page({
    path: `companies/:page(${pageSegment})?`,
    load: () => import('./companies/companiesPageOptions.tsx').then((m) => m.companiesPageOptions),
  }),
];

/** A company everywhere, in a country, and in a city. */
export const companyRoutes: RouteObject[] = [
  page({
    path: `company/:partnerSlug(${slug})/:countrySlug(${slug})?/:citySlug(${slug})?`,
    load: () => import('./company/companyPageOptions.tsx').then((m) => m.companyPageOptions),
    shell: { redesigned: true, localized: true },
  }),
];

export const compareRoutes = [
  page({
    path: 'compare',
    load: () => import('./compare/comparePageOptions.tsx').then((m) => m.comparePageOptions),
    shell: { comparing: true },
  }),
];

export const contactRoutes = [
  page({
    path: 'contact',
    load: () => import('./contact/ContactPage.tsx').then((m) => afterLateTexts({ Component: m.ContactPage })),
  }),
];

export const directRoutes = [
  page({
    path: `direct/:leadId(${uuid})`,
    load: () => import('./direct/DirectPage.tsx').then((m) => ({ Component: m.DirectPage })),
  }),
];

/** The home page; with `?city=` it shows the results of a search without script. */
export const homeRoutes: RouteObject[] = [
  page({
    load: () => import('./home/homePageOptions.tsx').then((m) => m.homePageOptions),
    shell: { header: 'over' },
  }),
];

export const jobOfferRoutes = [
  page({
    path: `:citySlug(${slug})/:partnerSlug(${slug})`,
    load: () => import('./job-offer/jobOfferPageOptions.tsx').then((m) => m.jobOfferPageOptions),
    shell: { redesigned: true, localized: true },
  }),
];

/** The requirements of a country's companies. Must precede the routes of cities, whose pattern its path matches. */
export const jobRequirementsRoutes: RouteObject[] = [
  page({
    path: 'job-requirements-:countryCode([a-z]{2})',
    load: () =>
      import('./job-requirements/jobRequirementsPageOptions.tsx').then((m) => m.jobRequirementsPageOptions),
  }),
];

const moreJobOfferPath = `more-jobs/:citySlug(${slug})/:partnerSlug(${slug})/:feed(${slug})`;

const moreJobOfferOptions: PageRouteOptions<MoreJobOfferPageQuery> = {
  load: () => import('./more-job-offer/moreJobOfferPageOptions.tsx').then((m) => m.moreJobOfferPageOptions),
  shell: { redesigned: true, localized: true },
};

/** A full-time offer by its id or by its title, which is the canonical form. */
export const moreJobOfferRoutes = [
  page({ ...moreJobOfferOptions, path: `${moreJobOfferPath}/:id(${uuid}|${feedId})` }),
  page({ ...moreJobOfferOptions, path: `${moreJobOfferPath}/:title(${slug})` }),
];

/** Full-time offers, filtered by words and place, page by page. */
export const moreJobsRoutes = [
  page({
    path: `more-jobs/:page(${pageSegment})?`,
    load: () => import('./more-jobs/moreJobsPageOptions.tsx').then((m) => m.moreJobsPageOptions),
  }),
];

/** Cities around the visitor, who is asked where that is, or in a country. */
export const nearMeRoutes: RouteObject[] = [
  page({
    path: 'near-me',
    load: () => import('./near-me/nearMePageOptions.tsx').then((m) => afterLateTexts(m.nearMePageOptions)),
  }),
];

/** The address of the not-found page itself; other unknown addresses show the page without a redirect. */
export const notFoundRoutes: RouteObject[] = [
  {
    path: '404',
    render: () => {
      throw new HttpError(404);
    },
  },
];

/** Shown by the service worker without a connection. */
export const offlineRoutes = [
  page({
    path: 'offline',
    load: () => import('./offline/OfflinePage.tsx').then((m) => ({ Component: m.OfflinePage })),
  }),
];

export const policyRoutes = [
  page({
    path: 'policy',
    load: () => import('./policy/PolicyPage.tsx').then((m) => afterLateTexts({ Component: m.PolicyPage })),
  }),
];

/** The redirect page from a full-time offer to the company's own site. */
export const redirectMoreJobsRoutes = [
  page({
    path: `redirect/more-jobs/:citySlug(${slug})/:partnerSlug(${slug})/:feed(${slug})/:id(${uuid}|${feedId})`,
    load: () =>
      import('./redirect-more-jobs/redirectMoreJobsPageOptions.tsx').then(
        (m) => m.redirectMoreJobsPageOptions,
      ),
    shell: { header: 'hidden' },
  }),
];

export const redirectRoutes = [
  page({
    path: `redirect/:citySlug(${slug})/:partnerSlug(${slug})`,
    load: () => import('./redirect/redirectPageOptions.tsx').then((m) => m.redirectPageOptions),
    shell: { header: 'hidden' },
  }),
];

/** The search over everything, and its results. */
export const searchRoutes: RouteObject[] = [
  page({
    path: 'search',
    load: () => import('./search/searchPageOptions.tsx').then((m) => m.searchPageOptions),
  }),
];

export const termsRoutes = [
  page({
    path: 'terms',
    load: () => import('./terms/TermsPage.tsx').then((m) => afterLateTexts({ Component: m.TermsPage })),
  }),
];
