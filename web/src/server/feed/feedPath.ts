import { languageOfPath } from '../address/canonicalUrl.ts';
import type { LanguageCode } from '../../i18n/languages.ts';

/** The subject of a feed. */
export type FeedPlace =
  | { readonly kind: 'city'; readonly citySlug: string }
  | { readonly kind: 'cityCategory'; readonly citySlug: string; readonly categorySlug: string }
  | { readonly kind: 'blog' };

const slug = '[a-z0-9-]+';
const category = new RegExp(`^/(${slug})/(${slug})-c$`);
const city = new RegExp(`^/(${slug})$`);

/** Parses the path of a feed; null when it is not one. */
export const feedPlaceOf = (
  path: string,
): { readonly language: LanguageCode; readonly place: FeedPlace } | null => {
  const language = languageOfPath(path);
  const list = path.replace(/\/feed\.xml$/, '');
  const plain = language === 'en' ? list : list.slice(3);
  if (plain === '/blog') return { language, place: { kind: 'blog' } };
  const [, inCity, categorySlug] = category.exec(plain) ?? [];
  if (inCity !== undefined && categorySlug !== undefined)
    return { language, place: { kind: 'cityCategory', citySlug: inCity, categorySlug } };
  const [, citySlug] = city.exec(plain) ?? [];
  return citySlug === undefined ? null : { language, place: { kind: 'city', citySlug } };
};
