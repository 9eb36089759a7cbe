import { Feed } from 'feed';

export interface FeedItem {
  readonly title: string;
  /** Absolute. */
  readonly url: string;
  readonly text: string | null | undefined;
  /** RFC 3339. */
  readonly date: string;
}

export interface FeedContent {
  readonly title: string;
  readonly description: string;
  /** The page whose list this is, and the feed itself; absolute. */
  readonly page: string;
  readonly self: string;
  readonly language: string;
  readonly productName: string;
  readonly items: readonly FeedItem[];
}

const MOST = 20;

// XML has no way to write these, not even escaped.
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Stands within `]]>`, which would end a section of text: no text holds it once it is clean. */
const APART = '\u0001';

const clean = (text: string): string =>
  text.toWellFormed().replace(UNWRITABLE, '').replaceAll(']]>', `]]${APART}>`);

/** Ends such a section and begins another; elsewhere the sign is escaped and nothing is needed. */
const joined = (xml: string): string =>
  xml.replaceAll(`]]${APART}>`, ']]]]><![CDATA[>').replaceAll(APART, '');

/** An RSS feed: the newest things first. */
export const feedOf = (content: FeedContent): string => {
  const items = content.items.toSorted((one, other) => other.date.localeCompare(one.date)).slice(0, MOST);
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
