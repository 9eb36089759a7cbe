import type { Location } from 'found';
import { createContext, use } from 'react';
import { LANGUAGES, PREFIX_LANGUAGES } from '../i18n/languages.ts';
import { homePath, pageEndOf, pathFor } from '../paths/paths.ts';

/** The same place in another language. */
export interface LanguageLink {
  readonly locale: string;
  /** Path with the language's own slugs and prefix. */
  readonly uri: string;
}

/** Where the choice of a language leads from a page. */
export interface LanguageChoice extends LanguageLink {
  /** Whether the same page is known to be there. */
  readonly equivalent: boolean;
}

export const LanguageLinksContext = createContext<readonly LanguageChoice[]>([]);

/** The page's paths in all languages, without query. */
export const useLanguageLinks = (): readonly LanguageChoice[] => use(LanguageLinksContext);

const prefix = new RegExp(`^/(${PREFIX_LANGUAGES.join('|')})(?=/|$)`);

/** What the back end knows of a page's links: nothing is asked for pages that have the same path in every language. */
export type KnownLinks = readonly LanguageLink[] | 'same path' | 'not answered';

/**
 * The links of a page: those the back end knows, with the page's number put behind. From a page that a language lacks
 * its home page is offered. While the back end does not answer, the same path may lead there, since a city is found by
 * its slug in any language.
 */
export const languageLinksFor = (
  { pathname }: Pick<Location, 'pathname'>,
  known: KnownLinks,
): LanguageChoice[] => {
  const plain = pathname.replace(prefix, '') || '/';
  const page = pageEndOf(plain);
  return LANGUAGES.map(({ code }) => {
    if (typeof known === 'string')
      return { locale: code, uri: pathFor(code, plain), equivalent: known === 'same path' };
    const found = known.find(({ locale }) => locale === code);
    return {
      locale: code,
      uri: found ? found.uri + page : pathFor(code, homePath),
      equivalent: found !== undefined,
    };
  });
};
