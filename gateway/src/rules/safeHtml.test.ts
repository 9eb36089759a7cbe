import { describe, expect, it } from 'vitest';
import { scriptInjections } from '../../test/scriptInjections.ts';
import { safeHtml } from './safeHtml.ts';

const forPeople = (html: string | null | undefined) => safeHtml(html, { bot: false });
const forBots = (html: string) => safeHtml(html, { bot: true });

const frame = (id: string, title = '') =>
  `<iframe src="https://www.youtube.com/embed/${id}" title="${title}" onload="x()"></iframe>`;

const videos = (html: string | null) => html?.match(/data-video="[^"]+"/g) ?? [];

describe('safeHtml', () => {
  it('keeps formatting', () => {
    const html = '<h2>Start</h2><p>Ride <strong>when you like</strong></p><ul><li>Bike</li></ul>';
    expect(forPeople(html)).toBe(html);
  });

  it.each([
    ['<script>alert(1)</script>ok', 'ok'],
    ['<img src="x" onerror="alert(1)">', '<img src="x" />'],
    ['<img src="javascript:alert(1)">', ''],
    ['<a href="javascript:alert(1)">x</a>', '<a rel="noopener nofollow">x</a>'],
    ['<a href="/x" rel="opener" data-video="//evil">x</a>', '<a href="/x" rel="noopener nofollow">x</a>'],
    ['<iframe src="https://evil.example/"></iframe>', ''],
    ['<p style="position:fixed" onclick="x()">a</p>', '<p>a</p>'],
    ['<svg><script>alert(1)</script></svg>', ''],
  ])('makes %s harmless', (html, safe) => {
    expect(forPeople(html)).toBe(safe);
  });

  it('keeps plain text and null', () => {
    expect(forPeople('3 > 2, really')).toBe('3 > 2, really');
    expect(forPeople(null)).toBeNull();
    expect(forPeople(undefined)).toBeNull();
  });
});

describe('videos in content', () => {
  it(
    'become links with the address of the player, without frames or anything from the video’s site',
    { tags: ['R9.23'] },
    () => {
      expect(forPeople(`<p>a</p>${frame('dQw4w9WgXcQ', 'A day &amp; a night')}`)).toBe(
        '<p>a</p><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" rel="noopener nofollow" ' +
          'data-video="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ">' +
          'A day &amp; a night</a>',
      );
    },
  );

  it('are at most 2 in a text, whatever other frames it has', { tags: ['R9.23'] }, () => {
    const html = [
      '<iframe src="https://evil.example/"></iframe>',
      frame('aaaaaaaaaaa'),
      '<iframe data-src="https://player.vimeo.com/video/7"></iframe>',
      frame('bbbbbbbbbbb'),
      frame('ccccccccccc'),
    ].join('<p>x</p>');
    const safe = forPeople(html);
    expect(videos(safe)).toEqual([
      'data-video="https://www.youtube-nocookie.com/embed/aaaaaaaaaaa"',
      'data-video="https://player.vimeo.com/video/7?dnt=1"',
    ]);
    expect(safe).toContain('>Vimeo</a>');
    expect(safe).not.toMatch(/iframe|bbbbb|ccccc|evil/);
    // The count restarts for each text.
    expect(videos(forPeople(html))).toHaveLength(2);
  });
});

describe('content for bots', () => {
  const html =
    '<p>a</p><img src="/1.jpg"><img src="/2.jpg" loading="LAZY"><img class="x lazyload" src="/3.jpg">' +
    '<img data-src="/4.jpg" src="/blank.gif"><figure><img src="/5.jpg"><figcaption>b</figcaption></figure>';

  it('has no lazy images and no figures', { tags: ['R1.41', 'R1.42'] }, () => {
    expect(forBots(html)).toBe('<p>a</p><img src="/1.jpg" />');
    expect(forBots(frame('aaaaaaaaaaa', 'A day'))).toBe(
      '<a href="https://www.youtube.com/watch?v=aaaaaaaaaaa" rel="noopener nofollow">A day</a>',
    );
  });

  it('keeps lazy images and figures for people, with `loading="lazy"`', () => {
    expect(forPeople(html)).toBe(
      '<p>a</p><img src="/1.jpg" /><img src="/2.jpg" loading="lazy" /><img src="/3.jpg" loading="lazy" />' +
        '<img src="/4.jpg" loading="lazy" /><figure><img src="/5.jpg" /><figcaption>b</figcaption></figure>',
    );
  });
});

const tags =
  'p|br|hr|h2|h3|h4|ul|ol|li|dl|dt|dd|blockquote|figure|figcaption|div|span|strong|b|em|i|u|s|small|sub|sup|code|pre|a|img|table|thead|tbody|tr|th|td';
const local = String.raw`(?![/\\]{2})(?![a-z][a-z\d+.-]*:)[^"<>\s]*`;
const attribute = [
  `href="(?:(?:https?:|mailto:|tel:)[^"<>]*|${local})"`,
  `src="(?:https?:[^"<>]*|${local})"`,
  'rel="noopener nofollow"',
  'data-video="https://(?:www\\.youtube-nocookie\\.com/embed/[\\w-]{11}|player\\.vimeo\\.com/video/\\d+\\?dnt=1)"',
  '(?:title|alt|width|height|scope|colspan|rowspan)(?:="[^"<>]*")?',
  'loading="lazy"',
].join('|');
/** Matches text without tags, and allowed tags with allowed attributes; nothing else. */
const harmless = new RegExp(`^(?:[^<]|</(?:${tags})>|<(?:${tags})(?: (?:${attribute}))*(?: /)?>)*$`);

describe('script injections', () => {
  it('are more than 500', () => {
    expect(new Set(scriptInjections).size).toBeGreaterThan(500);
  });

  it.each(scriptInjections)('%j leaves nothing but plain markup', (injection) => {
    for (const html of [injection, `<p>${injection}</p>`, `<a title="${injection}">x</a>`]) {
      const safe = forPeople(html) ?? '';
      expect(safe).toMatch(harmless);
      expect(forBots(html) ?? '').not.toMatch(/<figure|loading="lazy"/);
      expect(forPeople(safe) ?? '').toMatch(harmless);
    }
  });
});
