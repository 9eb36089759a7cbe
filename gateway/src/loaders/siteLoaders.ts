import { itemsOf, unbatched, type LoaderSources } from './batching.ts';

export interface RedirectLinkFilter {
  readonly uri: string;
  readonly locale?: string | null | undefined;
}

/** Loads data of the whole site: languages, phrases, redirect links and the visitor's location. */
export const siteLoaders = ({ rest: { webApi, external }, limit, ipLookupUrl }: LoaderSources) => ({
  languages: unbatched(async (_all: 'all') => itemsOf(await webApi.get('/languages')), limit),

  phrases: unbatched(async (_all: 'all') => {
    const phrases = await webApi.get('/phrases/');
    return Object.entries(phrases ?? {}).map(([key, text]) => ({ key, text }));
  }, limit),

  totals: unbatched((_all: 'all') => webApi.get('/site-totals', {}), limit),

  /** None if the upstream does not know the call. */
  netPayByCountry: unbatched(
    async (_all: 'all') => itemsOf(await webApi.get('/countries/net-pay', {})),
    limit,
  ),

  redirectLinks: unbatched(
    async ({ uri, locale }: RedirectLinkFilter) =>
      itemsOf(await webApi.get('/redirect-links', { query: { uri, locale }, secondary: true })),
    limit,
  ),

  /** Silenced, because there is a fallback when the look-up fails. */
  placeByIp: unbatched((ip: string) => external.get(ipLookupUrl, { query: { ip }, silenced: true }), limit),
});
