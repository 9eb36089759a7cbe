import { isLanguage } from '../../rest/language.ts';

/** What a path of the site shows. */
export type SitePath =
  | { kind: 'static'; path: string }
  | { kind: 'city'; citySlug: string; page: string }
  | { kind: 'category'; citySlug: string; categorySlug: string; page: string }
  | { kind: 'offer'; citySlug: string; partnerSlug: string };

const STATIC_PATHS = new Set(['', 'about', 'contact', 'terms', 'policy']);

/** The part of a path that names the language; English has none. */
export const prefixOf = (language: string): string => (language === 'en' ? '' : `/${language}`);

const segmentsOf = (uri: string): string[] | null => {
  const path = uri.split(/[?#]/)[0] ?? '';
  try {
    return path
      .split('/')
      .filter((segment) => segment !== '')
      .map((segment) => decodeURIComponent(segment).toLowerCase());
  } catch {
    return null;
  }
};

const isPage = (segment: string | undefined): boolean => segment !== undefined && /^page-\d+$/.test(segment);

/** Reads a path with or without its language prefix; null for a shape the site does not have. */
export const parsedSitePath = (uri: string): SitePath | null => {
  const segments = segmentsOf(uri);
  if (segments === null) return null;
  if (isLanguage(segments[0] ?? '')) segments.shift();
  const page = isPage(segments.at(-1)) ? `/${segments.pop() ?? ''}` : '';
  const [first = '', second, ...more] = segments;
  if (more.length > 0) return null;
  if (second === undefined) {
    if (STATIC_PATHS.has(first)) return page === '' ? { kind: 'static', path: first } : null;
    return { kind: 'city', citySlug: first, page };
  }
  if (second.endsWith('-c')) {
    return { kind: 'category', citySlug: first, categorySlug: second.slice(0, -2), page };
  }
  return page === '' ? { kind: 'offer', citySlug: first, partnerSlug: second } : null;
};
