import { DEFAULT_LANGUAGE } from '../i18n/languages.ts';
import { encodeClickData, type ClickData } from './clickData.ts';

/** Puts the language before a path; English has no prefix. */
export const pathFor = (language: string, path: string): string => {
  if (language === DEFAULT_LANGUAGE) return path;
  return path === '/' || path === '' ? `/${language}` : `/${language}${path}`;
};

const pageSuffix = (page: number | undefined): string =>
  page === undefined || page <= 1 ? '' : `/page-${page}`;

export const homePath = '/';
export const companiesPath = '/companies';
export const deskPath = '/my-desk';

export const cityPath = (citySlug: string, page?: number): string => `/${citySlug}${pageSuffix(page)}`;

export const cityCategoryPath = (citySlug: string, categorySlug: string, page?: number): string =>
  `/${citySlug}/${categorySlug}-c${pageSuffix(page)}`;

export const offerPath = (citySlug: string, partnerSlug: string): string => `/${citySlug}/${partnerSlug}`;

export const redirectPath = (citySlug: string, partnerSlug: string, clickData?: ClickData): string => {
  const query = clickData ? `?cd=${encodeClickData(clickData)}` : '';
  return `/redirect/${citySlug}/${partnerSlug}${query}`;
};

export const directPath = (leadId: string): string => `/direct/${leadId}`;
