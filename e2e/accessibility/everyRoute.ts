/** One address of every page of the site, in English. */
export const everyRoute: readonly string[] = [
  '/',
  '/berlin',
  '/berlin/page-2',
  '/berlin/delivery-c',
  '/berlin/swiftbite',
  '/berlin/nestkin',
  '/berlin/parcelpath',
  '/redirect/berlin/parcelpath',
  '/direct/5f4c8f0e-3a44-4c26-9d1f-0f7c5e1d2a3b',
  '/more-jobs?city=berlin&country_code=de',
  '/more-jobs?city=berlin&country_code=de&keyword=astronaut',
  '/more-jobs/berlin/hammerhare/jobrill/elektroniker-mwd-23',
  '/more-jobs/berlin/swiftbite/workmeadow/hotelrezeptionist-mwd-3',
  '/redirect/more-jobs/berlin/swiftbite/workmeadow/bc2fd391-5307-4d45-8734-10ba270bc9d3',
  '/blog',
  '/blog/your-first-gig-job',
  '/companies',
  '/companies/page-2',
  '/company/swiftbite',
  '/company/swiftbite/germany',
  '/company/swiftbite/germany/berlin',
  '/compare',
  '/compare?offers=berlin/swiftbite,berlin/parcelpath,berlin/nestkin,berlin/noodlewheel',
  '/job-requirements-de',
  '/about',
  '/contact',
  '/terms',
  '/policy',
  '/404',
];

/** The address of the same page in another language; slugs that differ are redirected to. */
export const inLanguage = (language: string, path: string): string =>
  language === 'en' ? path : `/${language}${path === '/' ? '' : path}`;
