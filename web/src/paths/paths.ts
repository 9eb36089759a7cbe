import { defaultLanguage } from '../i18n/languages.ts';
import { encodeClickData, type ClickData } from './clickData.ts';
import { isMoreJobTitle } from './segments.ts';

/** Adds the language prefix to a path; English has none. */
export const pathFor = (language: string, path: string): string => {
  if (language === defaultLanguage) return path;
  return path === '/' || path === '' ? `/${language}` : `/${language}${path}`;
};

/** Removes the language prefix from a path. */
export const withoutLanguage = (path: string): string => path.replace(/^\/[a-z]{2}(?=\/|$)/, '') || '/';

const pageEnd = /\/page-\d+$/;

/** The end of a path that is a page of a list, `/page-2`; empty elsewhere. */
export const pageEndOf = (path: string): string => pageEnd.exec(path)?.[0] ?? '';

/** A path without the number of its page. */
export const withoutPage = (path: string): string => path.replace(pageEnd, '');

const pageSuffix = (page: number | undefined): string =>
  page === undefined || page <= 1 ? '' : `/page-${page}`;

export const homePath = '/';
export const searchPath = '/search';
export const nearMePath = '/near-me';
export const calculatorPath = '/calculator';
export const termsPath = '/terms';
export const policyPath = '/policy';
/** What a visitor may read before they agree to anything. */
export const legalPaths: readonly string[] = [termsPath, policyPath];
export const companiesPath = (page?: number): string => `/companies${pageSuffix(page)}`;
export const deskPath = '/my-desk/jobs';
export const savedPath = '/my-desk/saved';
/** Tells the form that ends the mails about new offers from the POST of a mail client. */
export const fromPageParameter = 'page';
export const profilePath = '/profile/user';
export const employersPath = '/profile/employers';

export const cityPath = (citySlug: string, page?: number): string => `/${citySlug}${pageSuffix(page)}`;

export const cityCategoryPath = (citySlug: string, categorySlug: string, page?: number): string =>
  `/${citySlug}/${categorySlug}-c${pageSuffix(page)}`;

export const offerPath = (citySlug: string, partnerSlug: string): string => `/${citySlug}/${partnerSlug}`;

export const blogPath = (page?: number): string => `/blog${pageSuffix(page)}`;

export const postPath = (postSlug: string): string => `/blog/${postSlug}`;

/** The path of a company everywhere, in a country or in a city there. */
export const companyPath = (partnerSlug: string, countrySlug?: string, citySlug?: string): string =>
  ['/company', partnerSlug, countrySlug, citySlug].filter((part) => part !== undefined).join('/');

export const jobRequirementsPath = (countryCode: string): string =>
  `/job-requirements-${countryCode.toLowerCase()}`;

export const redirectPath = (citySlug: string, partnerSlug: string, clickData?: ClickData): string => {
  const query = clickData ? `?cd=${encodeClickData(clickData)}` : '';
  return `/redirect/${citySlug}/${partnerSlug}${query}`;
};

export const directPath = (leadId: string): string => `/direct/${leadId}`;

export const moreJobsPath = (page?: number): string => `/more-jobs${pageSuffix(page)}`;

/** The fields of a full-time offer that make up its address. */
export interface MoreJobPlace {
  readonly citySlug: string;
  readonly partnerSlug: string;
  readonly feed: string;
  readonly slugTitle: string;
  readonly uuid: string;
}

/**
 * The last segment of a full-time offer's address: its title, unless that consists of two numbers, which match as an
 * id.
 */
const titleOrId = ({ slugTitle, uuid }: MoreJobPlace): string =>
  isMoreJobTitle(slugTitle) ? slugTitle : uuid;

export const moreJobOfferPath = (place: MoreJobPlace): string =>
  `/more-jobs/${place.citySlug}/${place.partnerSlug}/${place.feed}/${titleOrId(place)}`;

export const moreJobRedirectPath = (place: MoreJobPlace, clickData?: ClickData): string => {
  const query = clickData ? `?cd=${encodeClickData(clickData)}` : '';
  return `/redirect/more-jobs/${place.citySlug}/${place.partnerSlug}/${place.feed}/${place.uuid}${query}`;
};
