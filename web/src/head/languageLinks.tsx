import type { Location } from 'found';
import { createContext, use } from 'react';
import { languages, prefixLanguages } from '../i18n/languages.ts';
import { homePath, pageEndOf, pathFor } from '../paths/paths.ts';

/** A page in one language. */
export interface LanguageLink {
  readonly locale: string;
  /** Path with the language's own slugs and prefix. */
  readonly uri: string;
}

/** The target of the language selector for a page. */
export interface LanguageChoice extends LanguageLink {
  /** Whether the same page is known to exist there. */
  readonly equivalent: boolean;
}

export const LanguageLinksContext = createContext<readonly LanguageChoice[]>([]);

/** The page's paths in all languages, without query. */
export const useLanguageLinks = (): readonly LanguageChoice[] => use(LanguageLinksContext);

const prefix = new RegExp(`^/(${prefixLanguages.join('|')})(?=/|$)`);

/** The gateway's answer about a page's paths. Pages with the same path in every language need no request. */
export type KnownLinks = readonly LanguageLink[] | 'same path' | 'not answered';

/**
 * The links of a page: those from the gateway, with the page number appended. Where a language lacks the page, its
 * home page is offered. While the gateway does not answer, the same path is used, since a city is found by its slug in
 * any language.
 */
export const languageLinksFor = (
  { pathname }: Pick<Location, 'pathname'>,
  known: KnownLinks,
): LanguageChoice[] => {
  const plain = pathname.replace(prefix, '') || '/';
  const page = pageEndOf(plain);
  return languages.map(({ code }) => {
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
