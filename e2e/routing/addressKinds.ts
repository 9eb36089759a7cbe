import { live } from '../more-jobs/jobs.ts';
import { staticPages } from './staticPages.ts';

/** A kind of page, or a feed, with addresses that exist and addresses that do not. */
export interface AddressKind {
  readonly name: string;
  /** The folder of its route in `web/src/pages`; null for a feed. */
  readonly page: string | null;
  readonly path: string;
  /** The same page in German, whose slug may differ. */
  readonly german: string;
  /** A path of the same shape that does not exist; null where the shape contains no names. */
  readonly unknown: string | null;
  /** The status of the right address, where it is not 200. */
  readonly status?: 404;
  /** The query that the right address gets by a temporary redirect if it names no place: the city nearest to the visitor. */
  readonly near?: string;
  readonly isPaged: boolean;
  /** The query parameters that it reads. */
  readonly reads?: readonly string[];
  /** The addresses of all its variants, if `path` is not the only one. */
  readonly variants?: readonly string[];
}

const lead = '0b2f9f0e-8f3a-4b7e-9d51-2f6a7c1d3e4f';
const { place: jobs, id: jobId, slug: jobSlug } = live;
const noJobId = '4d68db14-2c9f-462c-95fb-000000000000';

export const addressKinds: readonly AddressKind[] = [
  {
    name: 'home',
    page: 'home',
    path: '/',
    german: '/de',
    unknown: null,
    isPaged: false,
    // A former search, `city`, redirects to its results.
    reads: ['redirect'],
  },
  ...staticPages.map((word) => ({
    name: word,
    page: word,
    path: `/${word}`,
    german: `/de/${word}`,
    unknown: null,
    isPaged: false,
  })),
  { name: 'blog', page: 'blog', path: '/blog', german: '/de/blog', unknown: null, isPaged: true },
  {
    name: 'post',
    page: 'blog-post',
    path: '/blog/your-first-gig-job',
    german: '/de/blog/dein-erster-nebenjob',
    unknown: '/blog/no-such-post',
    isPaged: false,
  },
  {
    name: 'companies',
    page: 'companies',
    path: '/companies',
    german: '/de/companies',
    unknown: null,
    isPaged: true,
    reads: ['category'],
    variants: ['/companies', '/companies/page-2'],
  },
  {
    name: 'company',
    page: 'company',
    path: '/company/swiftbite',
    german: '/de/company/swiftbite',
    unknown: '/company/nobody-at-all',
    isPaged: false,
    reads: ['reviews'],
  },
  {
    name: 'company in a country',
    page: 'company',
    path: '/company/swiftbite/germany',
    german: '/de/company/swiftbite/deutschland',
    unknown: '/company/swiftbite/atlantis',
    isPaged: false,
    reads: ['reviews'],
  },
  {
    name: 'company in a city',
    page: 'company',
    path: '/company/swiftbite/germany/berlin',
    german: '/de/company/swiftbite/deutschland/berlin',
    unknown: '/company/swiftbite/germany/nowhere-at-all',
    isPaged: false,
    reads: ['reviews'],
  },
  {
    name: 'comparison',
    page: 'compare',
    path: '/compare',
    german: '/de/compare',
    unknown: null,
    isPaged: false,
    reads: ['offers'],
    variants: [
      '/compare',
      '/compare?offers=berlin/swiftbite,berlin/parcelpath,berlin/nestkin,berlin/noodlewheel',
    ],
  },
  {
    name: 'search',
    page: 'search',
    path: '/search',
    german: '/de/search',
    unknown: null,
    isPaged: false,
    reads: ['q', 'in'],
    variants: ['/search', '/search?q=courier+berlin', '/search?q=courier+berlin&in=gigs', '/search?q=zzzz'],
  },
  {
    name: 'near me',
    page: 'near-me',
    path: '/near-me',
    german: '/de/near-me',
    unknown: null,
    isPaged: false,
    reads: ['lat', 'lng', 'country'],
    variants: ['/near-me', '/near-me?country=de', '/near-me?lat=52.52&lng=13.4', '/near-me?country=zz'],
  },
  {
    name: 'calculator',
    page: 'calculator',
    path: '/calculator',
    german: '/de/calculator',
    unknown: null,
    isPaged: false,
    reads: ['country', 'by', 'pay', 'from', 'hours', 'waiting', 'fees', 'vehicle', 'costs', 'tax'],
    variants: ['/calculator', '/calculator?country=fr&by=car', '/calculator?country=zz'],
  },
  {
    name: 'more jobs',
    page: 'more-jobs',
    path: '/more-jobs',
    german: '/de/more-jobs',
    near: '?city=berlin&country_code=de',
    unknown: null,
    isPaged: true,
    reads: ['city', 'state', 'country_code', 'keyword', 'after'],
    variants: [
      '/more-jobs?city=berlin&country_code=de',
      '/more-jobs?city=berlin&country_code=de&keyword=astronaut',
    ],
  },
  {
    name: 'full-time offer by its title',
    page: 'more-job-offer',
    path: `${jobs}/${jobSlug}`,
    german: `/de${jobs}/${jobSlug}`,
    unknown: `${jobs}/no-such-job`,
    isPaged: false,
    variants: [`${jobs}/${jobSlug}`, '/more-jobs/berlin/swiftbite/workmeadow/hotelrezeptionist-mwd-3'],
  },
  {
    name: 'full-time offer by its id',
    page: 'more-job-offer',
    path: `${jobs}/${jobId}`,
    german: `/de${jobs}/${jobId}`,
    unknown: `${jobs}/${noJobId}`,
    isPaged: false,
    variants: [],
  },
  {
    name: 'redirect page of a full-time offer',
    page: 'redirect-more-jobs',
    path: `/redirect${jobs}/${jobId}`,
    german: `/de/redirect${jobs}/${jobId}`,
    unknown: `/redirect${jobs}/${noJobId}`,
    isPaged: false,
    reads: ['cd'],
    variants: ['/redirect/more-jobs/berlin/swiftbite/workmeadow/bc2fd391-5307-4d45-8734-10ba270bc9d3'],
  },
  {
    name: 'job requirements of a country',
    page: 'job-requirements',
    path: '/job-requirements-de',
    german: '/de/job-requirements-de',
    unknown: '/job-requirements-zz',
    isPaged: false,
  },
  {
    name: 'city',
    page: 'city',
    path: '/berlin',
    german: '/de/berlin',
    unknown: '/nowhere-at-all',
    isPaged: true,
    reads: ['categories', 'type'],
    variants: ['/berlin', '/berlin/page-2'],
  },
  {
    name: 'category of a city',
    page: 'city-category',
    path: '/berlin/delivery-c',
    german: '/de/berlin/lieferung-c',
    unknown: '/berlin/nothing-at-all-c',
    isPaged: true,
    reads: ['type'],
  },
  {
    name: 'offer',
    page: 'job-offer',
    path: '/berlin/swiftbite',
    german: '/de/berlin/swiftbite',
    unknown: '/berlin/nobody-at-all',
    isPaged: false,
    reads: ['utm_source', 'cd'],
    variants: ['/berlin/swiftbite', '/berlin/nestkin', '/berlin/parcelpath'],
  },
  {
    name: 'redirect page of a partner',
    page: 'redirect',
    path: '/redirect/berlin/swiftbite',
    german: '/de/redirect/berlin/swiftbite',
    unknown: '/redirect/berlin/nobody-at-all',
    isPaged: false,
    reads: ['cd'],
    variants: ['/redirect/berlin/parcelpath'],
  },
  {
    name: 'thank-you page',
    page: 'direct',
    path: `/direct/${lead}`,
    german: `/de/direct/${lead}`,
    unknown: '/direct/abc',
    isPaged: false,
  },
  {
    name: 'my desk',
    page: 'account',
    path: '/my-desk/jobs',
    german: '/de/my-desk/jobs',
    unknown: '/my-desk/jobs/nothing',
    isPaged: false,
  },
  {
    name: 'saved gigs',
    page: 'account',
    path: '/my-desk/saved',
    german: '/de/my-desk/saved',
    unknown: '/my-desk/saved/nothing',
    isPaged: false,
  },
  {
    name: 'profile',
    page: 'account',
    path: '/profile/user',
    german: '/de/profile/user',
    unknown: '/profile/user/nothing',
    isPaged: false,
  },
  {
    name: 'form of the profile',
    page: 'account',
    path: '/profile/user/edit',
    german: '/de/profile/user/edit',
    unknown: '/profile/user/edit/nothing',
    isPaged: false,
  },
  {
    name: 'companies applied to',
    page: 'account',
    path: '/profile/employers',
    german: '/de/profile/employers',
    unknown: '/profile/employers/nothing',
    isPaged: false,
  },
  {
    name: 'not-found page',
    page: 'not-found',
    path: '/404',
    german: '/de/404',
    unknown: null,
    status: 404,
    isPaged: false,
  },
  {
    name: 'feed of the blog',
    page: null,
    path: '/blog/feed.xml',
    german: '/de/blog/feed.xml',
    unknown: '/about/feed.xml',
    isPaged: false,
  },
  {
    name: 'feed of a city',
    page: null,
    path: '/berlin/feed.xml',
    german: '/de/berlin/feed.xml',
    unknown: '/nowhere-at-all/feed.xml',
    isPaged: false,
  },
  {
    name: 'feed of a category of a city',
    page: null,
    path: '/berlin/delivery-c/feed.xml',
    german: '/de/berlin/lieferung-c/feed.xml',
    unknown: '/berlin/nothing-at-all-c/feed.xml',
    isPaged: false,
  },
];
