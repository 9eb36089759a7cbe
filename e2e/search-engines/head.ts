import { rawRequest } from '../harness/rawRequest.ts';

/** The parts of a page's head that search engines read, as the server sends it. */
export interface Head {
  readonly status: number;
  readonly language: string | undefined;
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly canonical: string | undefined;
  readonly isHidden: boolean;
  /** URLs by language. */
  readonly alternates: Readonly<Record<string, string>>;
  readonly feed: string | undefined;
  readonly image: string | undefined;
  readonly things: readonly Record<string, unknown>[];
}

const unescaped = (text: string | undefined): string | undefined =>
  text?.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');

/** Reads the head of a page as a crawler gets it, or another program. */
export const headOf = async (origin: string, path: string, userAgent = 'Googlebot/2.1'): Promise<Head> => {
  const { status, text } = await rawRequest(origin, path, { 'user-agent': userAgent });
  const one = (pattern: RegExp): string | undefined => unescaped(pattern.exec(text)?.[1]);
  const pairs = [...text.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)];
  return {
    status,
    language: one(/<html lang="([^"]+)"/),
    title: one(/<title>([^<]*)<\/title>/),
    description: one(/<meta name="description" content="([^"]*)"/),
    canonical: one(/<link rel="canonical" href="([^"]*)"/),
    isHidden: text.includes('<meta name="robots" content="noindex"/>'),
    alternates: Object.fromEntries(pairs.map(([, language, address]) => [language, address])),
    feed: one(/<link rel="alternate" type="application\/rss\+xml"[^>]* href="([^"]*)"/),
    image: one(/<meta property="og:image" content="([^"]*)"/),
    things: [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
    ),
  };
};
