import { LRUCache } from 'lru-cache';
import sanitizeHtml from 'sanitize-html';
import { videoEmbed } from './videoEmbed.ts';

const words = (text: string) => text.trim().split(/\s+/);

/** At most this many videos of one text are shown. */
const maxVideos = 2;

// Links in content lead to other sites, which must not gain our search ranking.
const rel = 'noopener nofollow';

const isLazy = ({ loading, class: names, 'data-src': later }: sanitizeHtml.Attributes): boolean =>
  loading?.toLowerCase() === 'lazy' || later !== undefined || /\blazy/i.test(names ?? '');

/** Links for the first two videos, nothing for further ones and for frames of other sites. Bots need no player. */
const videoLinks = (bot: boolean): sanitizeHtml.Transformer => {
  let count = 0;
  return (tagName, { src, 'data-src': later, title }) => {
    const video = videoEmbed(later ?? src);
    if (video === null || count >= maxVideos) return { tagName, attribs: {} };
    count += 1;
    const { href, player, site } = video;
    const attribs = { href, rel, ...(bot ? {} : { 'data-video': player }) };
    return { tagName: 'a', attribs, text: title?.trim() || site };
  };
};

const link: sanitizeHtml.Transformer = (tagName, { 'data-video': _forged, ...attribs }) => ({
  tagName,
  attribs: { ...attribs, rel },
});

const image: sanitizeHtml.Transformer = (tagName, { 'data-src': later, ...attribs }) => ({
  tagName,
  attribs: {
    ...attribs,
    ...(later === undefined ? {} : { src: later }),
    ...(isLazy({ ...attribs, ...(later === undefined ? {} : { 'data-src': later }) })
      ? { loading: 'lazy' }
      : {}),
  },
});

const options = (bot: boolean): sanitizeHtml.IOptions => ({
  allowedTags: words(`
    p br hr h2 h3 h4 ul ol li dl dt dd blockquote figure figcaption div span
    strong b em i u s small sub sup code pre a img
    table thead tbody tr th td
  `),
  allowedAttributes: {
    a: ['href', 'title', 'rel', 'data-video'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  transformTags: { a: link, img: image, iframe: videoLinks(bot) },
  exclusiveFilter: ({ tag, attribs }) =>
    (tag === 'img' && (attribs['src'] === undefined || (bot && attribs['loading'] === 'lazy'))) ||
    (bot && tag === 'figure'),
});

const markup = /[<&]/;

/** In characters, of texts before and after. The texts of all offers in one language have about this size. */
const maxCached = 8 * 1024 * 1024;

/** Sanitised texts by the original: the same texts come again and again, and sanitising takes some hundred times as long. */
const cachedTexts = () =>
  new LRUCache<string, string>({
    maxSize: maxCached,
    maxEntrySize: maxCached / 16,
    sizeCalculation: (safe, html) => html.length + safe.length + 1,
  });
const cached = { bots: cachedTexts(), people: cachedTexts() };

/**
 * Sanitises HTML: no scripts, handlers, styles or frames. The first two videos become links to the video's site with the
 * player's address in `data-video`; clients show their own preview pictures. Bots get no lazy images, figures or players.
 * Null stays null.
 */
export const safeHtml = (
  html: string | null | undefined,
  reader: { readonly bot: boolean },
): string | null => {
  if (html === null || html === undefined) return null;
  if (!markup.test(html)) return html;
  const texts = reader.bot ? cached.bots : cached.people;
  const known = texts.get(html);
  if (known !== undefined) return known;
  const safe = sanitizeHtml(html, options(reader.bot));
  texts.set(html, safe);
  return safe;
};
