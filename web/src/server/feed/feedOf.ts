import { Feed } from 'feed';

export interface FeedItem {
  readonly title: string;
  /** Absolute URL. */
  readonly url: string;
  readonly text: string | null | undefined;
  /** In the format of RFC 3339. */
  readonly date: string;
}

export interface FeedContent {
  readonly title: string;
  readonly description: string;
  /** Absolute URLs of the page with the list and of the feed itself. */
  readonly page: string;
  readonly self: string;
  readonly language: string;
  readonly productName: string;
  readonly items: readonly FeedItem[];
}

const maxItems = 20;

// XML cannot contain these characters, not even escaped.
// oxlint-disable-next-line no-control-regex -- matches control characters on purpose
const invalidInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Separates the characters of `]]>`, which would end a CDATA section. Cleaned texts never contain it. */
const separator = '\u0001';

const clean = (text: string): string =>
  text.toWellFormed().replace(invalidInXml, '').replaceAll(']]>', `]]${separator}>`);

/**
 * Ends the CDATA section at the separator and starts another; elsewhere the text is escaped and only the separator is
 * removed.
 */
const joined = (xml: string): string =>
  xml.replaceAll(`]]${separator}>`, ']]]]><![CDATA[>').replaceAll(separator, '');

/** An RSS feed with the newest items first. */
export const feedOf = (content: FeedContent): string => {
  const items = content.items.toSorted((one, other) => other.date.localeCompare(one.date)).slice(0, maxItems);
  const newest = items[0]?.date;
  const feed = new Feed({
    title: clean(content.title),
    description: clean(content.description),
    id: content.page,
    link: content.page,
    language: content.language,
    copyright: clean(content.productName),
    generator: clean(content.productName),
    feedLinks: { rss: content.self },
    ...(newest === undefined ? {} : { updated: new Date(newest) }),
  });
  for (const { title, url, text, date } of items)
    feed.addItem({
      title: clean(title),
      id: url,
      link: url,
      date: new Date(date),
      ...(text ? { description: clean(text) } : {}),
    });
  return joined(feed.rss2());
};
