import { findBrokenText } from '../../rest/findBrokenText.ts';
import { isLanguage } from '../../rest/language.ts';
import { firstWords, wordsWithList, wordsWithPage } from './firstWords.ts';

/** A parsed path of the site. */
export type SitePath =
  | { kind: 'static'; path: string }
  | { kind: 'city'; citySlug: string; page: string }
  | { kind: 'category'; citySlug: string; categorySlug: string; page: string }
  | { kind: 'offer'; citySlug: string; partnerSlug: string }
  | { kind: 'post'; slug: string }
  | { kind: 'company'; partnerSlug: string; countrySlug: string | undefined; citySlug: string | undefined }
  | { kind: 'moreJob'; citySlug: string; rest: string };

const segmentsOf = (uri: string): string[] | null => {
  const path = uri.split(/[?#]/)[0] ?? '';
  try {
    const segments = path
      .split('/')
      .filter((segment) => segment !== '')
      .map((segment) => decodeURIComponent(segment).toLowerCase());
    return findBrokenText(segments) === null ? segments : null;
  } catch {
    return null;
  }
};

const isPage = (segment: string | undefined): boolean => segment !== undefined && /^page-\d+$/.test(segment);

/** Parses a path whose first word belongs to the site and not to a city. */
const fixedPath = (first: string, more: readonly string[], page: string): SitePath | null => {
  if (more.length === 0 && wordsWithPage.has(first) && (page === '' || wordsWithList.has(first)))
    return { kind: 'static', path: first + page };
  if (page !== '') return null;
  const [one = '', two, three, ...rest] = more;
  if (first === 'blog' && one !== '' && two === undefined) return { kind: 'post', slug: one };
  if (first === 'company' && one !== '' && rest.length === 0)
    return { kind: 'company', partnerSlug: one, countrySlug: two, citySlug: three };
  if (first === 'more-jobs' && more.length === 4)
    return { kind: 'moreJob', citySlug: one, rest: more.slice(1).join('/') };
  return null;
};

/** Parses a path with or without language prefix; null if the site has no such page. */
export const parseSitePath = (uri: string): SitePath | null => {
  const segments = segmentsOf(uri);
  if (segments === null) return null;
  if (isLanguage(segments[0] ?? '')) segments.shift();
  const page = isPage(segments.at(-1)) ? `/${segments.pop() ?? ''}` : '';
  const [first, second, ...more] = segments;
  if (first === undefined) return page === '' ? { kind: 'static', path: '' } : null;
  if (firstWords.has(first)) return fixedPath(first, segments.slice(1), page);
  if (more.length > 0) return null;
  if (second === undefined) return { kind: 'city', citySlug: first, page };
  if (second.endsWith('-c')) {
    return { kind: 'category', citySlug: first, categorySlug: second.slice(0, -2), page };
  }
  return page === '' ? { kind: 'offer', citySlug: first, partnerSlug: second } : null;
};
