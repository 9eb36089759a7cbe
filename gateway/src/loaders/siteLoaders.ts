import type { IpLocation, Language, Page, RedirectLink } from '../rest/rows.ts';
import type { LoaderSources } from './loaderSources.ts';
import { once } from './once.ts';

export interface RedirectQuestion {
  readonly uri: string;
  readonly locale?: string | null | undefined;
}

/** What belongs to the site as a whole: languages, texts, addresses, and where a visitor is. */
export const siteLoaders = ({ rest, limit, ipLookupUrl }: LoaderSources) => ({
  languages: once(async (_all: 'all') => {
    const page = await rest.load<Page<Language>>({ target: 'webApi', path: '/languages' });
    return page?.items ?? [];
  }, limit),

  phrases: once(async (_all: 'all') => {
    const phrases = await rest.load<Readonly<Record<string, string>>>({
      target: 'webApi',
      path: '/phrases/',
    });
    return Object.entries(phrases ?? {}).map(([key, text]) => ({ key, text }));
  }, limit),

  redirectLinks: once(async ({ uri, locale }: RedirectQuestion) => {
    const page = await rest.load<Page<RedirectLink>>({
      target: 'webApi',
      path: '/redirect-links',
      query: { uri, locale },
    });
    return page?.items ?? [];
  }, limit),

  /** A look-up that fails is nothing to tell the visitor: there is a place to fall back to. */
  placeByIp: once(
    (ip: string) =>
      rest.load<IpLocation>({ target: 'external', path: ipLookupUrl, query: { ip }, silenced: true }),
    limit,
  ),
});
