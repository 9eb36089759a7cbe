import type { Location } from 'found';
import { createContext, use } from 'react';
import { LANGUAGES, PREFIX_LANGUAGES } from '../i18n/languages.ts';
import { pathFor } from '../routing/paths.ts';

/** The same place in another language. */
export interface LanguageLink {
  readonly locale: string;
  /** Path with the language's own slugs and prefix. */
  readonly uri: string;
}

export const LanguageLinksContext = createContext<readonly LanguageLink[]>([]);

/** The page's paths in all languages, without query. */
export const useLanguageLinks = (): readonly LanguageLink[] => use(LanguageLinksContext);

const PAGE_END = /\/page-\d+$/;

/** A path without the number of its page. */
export const withoutPage = (pathname: string): string => pathname.replace(PAGE_END, '');

const prefix = new RegExp(`^/(${PREFIX_LANGUAGES.join('|')})(?=/|$)`);

/**
 * The links of a page: those the back end knows, with the page's number put behind, and for the others the same path
 * in that language. That leads there too, since a city is found by its slug in any language.
 */
export const languageLinksFor = (
  { pathname }: Pick<Location, 'pathname'>,
  known: readonly LanguageLink[] | null,
): LanguageLink[] => {
  const plain = pathname.replace(prefix, '') || '/';
  const page = PAGE_END.exec(plain)?.[0] ?? '';
  return LANGUAGES.map(({ code }) => {
    const found = known?.find(({ locale }) => locale === code);
    return { locale: code, uri: found ? found.uri + page : pathFor(code, plain) };
  });
};
