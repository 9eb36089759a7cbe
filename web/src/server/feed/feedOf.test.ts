// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { feedOf } from './feedOf.ts';

const item = (title: string, date: string) => ({
  title,
  date,
  url: `https://site.example/${title}`,
  text: null,
});
const content = {
  title: 'Jobs & more',
  description: 'All of them',
  page: 'https://site.example/berlin',
  self: 'https://site.example/berlin/feed.xml',
  language: 'de',
  productName: 'Site',
  items: [item('old', '2026-01-01T00:00:00Z'), item('new', '2026-02-01T00:00:00Z')],
};

describe('a feed', () => {
  it('lists the newest items first, with their dates', () => {
    const xml = feedOf(content);
    expect(xml.indexOf('/new')).toBeLessThan(xml.indexOf('/old'));
    expect(xml).toContain('<lastBuildDate>Sun, 01 Feb 2026 00:00:00 GMT</lastBuildDate>');
    expect(xml).toContain('<language>de</language>');
    expect(xml).toContain('href="https://site.example/berlin/feed.xml"');
  });

  it('contains twenty items at most', () => {
    const items = Array.from({ length: 30 }, (_none, index) =>
      item(`n${index}`, `2026-01-${String(index + 1).padStart(2, '0')}T00:00:00Z`),
    );
    expect(feedOf({ ...content, items }).match(/<item>/g)).toHaveLength(20);
  });

  it('escapes any number of CDATA ends', () => {
    const text = 'a ]]> b ]]>]]> c';
    const xml = feedOf({ ...content, items: [{ ...item('x', '2026-01-01T00:00:00Z'), title: text, text }] });
    const sections = [...xml.matchAll(/<(title|description)>((?:<!\[CDATA\[.*?\]\]>)+)<\/\1>/g)];
    const texts = sections.map(([, , whole = '']) =>
      [...whole.matchAll(/<!\[CDATA\[(.*?)\]\]>/g)].map(([, part]) => part).join(''),
    );
    expect(texts).toEqual([text, text]);
  });

  it('keeps texts inside their element, and drops characters that XML forbids', () => {
    const text = 'a ]]> b \u0000 & \u0008';
    const xml = feedOf({
      ...content,
      title: text,
      items: [{ ...item('x', '2026-01-01T00:00:00Z'), title: text, text }],
    });
    expect(xml).toContain('<title>a ]]&gt; b  &amp; </title>');
    expect(xml).toContain('<title><![CDATA[a ]]]]><![CDATA[> b  & ]]></title>');
    // oxlint-disable-next-line no-control-regex -- matches control characters on purpose
    expect(xml).not.toMatch(/[\u0000-\u0008]/);
  });
});
