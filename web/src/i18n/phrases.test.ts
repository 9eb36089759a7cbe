import { parse } from '@formatjs/icu-messageformat-parser';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkedPhrases } from './checkedPhrases.ts';
import { phrasesOf, type PhraseSource } from './phrases.ts';

const catalogue = {
  'home.title': parse('Find gig work in your city'),
  'city.offers': parse('{count, plural, one {# gig} other {# gigs}}'),
  'offer.terms': parse('Read <link>our terms</link>'),
};
const check = (key: string, text: string) => checkedPhrases(catalogue, [{ key, text }], parse);

afterEach(() => vi.useRealTimers());

describe('phrases', () => {
  it('replace the catalogue’s text, compiled', { tags: ['R7.54'] }, () => {
    expect(check('home.title', 'Work today')).toEqual({
      messages: { 'home.title': [{ type: 0, value: 'Work today' }] },
      faults: [],
    });
    expect(check('city.offers', '{count, plural, one {# job} other {# jobs}}').faults).toEqual([]);
    expect(check('offer.terms', '<link>The terms</link> hold').faults).toEqual([]);
  });

  it('are not sent to the browser when they equal the catalogue', { tags: ['R7.54'] }, () => {
    expect(check('home.title', 'Find gig work in your city')).toEqual({ messages: {}, faults: [] });
  });

  it.each([
    ['home.title', '{', 'broken'],
    ['home.title', 'Work {now', 'broken'],
    ['home.title', ' ', 'empty'],
    ['home.title', 'Work in {city}', 'placeholders'],
    ['city.offers', 'Some gigs', 'placeholders'],
    ['city.offers', '{number, plural, one {# job} other {# jobs}}', 'placeholders'],
    ['offer.terms', 'Read our terms', 'placeholders'],
    ['offer.terms', 'Read {link}', 'placeholders'],
    ['no.such', 'Text', 'unknown'],
    ['constructor', 'Text', 'unknown'],
  ])('reject %s with the text “%s” as %s', { tags: ['R7.54'] }, (key, text, fault) => {
    expect(check(key, text)).toEqual({ messages: {}, faults: [{ key, fault }] });
  });

  const source = (send: PhraseSource['send']) => ({
    send: vi.fn(send),
    catalogue,
    compile: parse,
    maxAgeMs: 60_000,
    onFault: vi.fn(),
  });
  const answering = (text: string) =>
    source(() => Promise.resolve({ data: { phrases: [{ key: 'home.title', text }] } }));
  const textOf = (messages: Awaited<ReturnType<typeof phrasesOf>>) => messages['home.title']?.[0];

  it('are requested once a minute and served while they are refreshed', { tags: ['R7.54'] }, async () => {
    vi.useFakeTimers();
    const first = answering('one');
    expect(textOf(await phrasesOf('de', first))).toEqual({ type: 0, value: 'one' });
    vi.advanceTimersByTime(59_000);
    await phrasesOf('de', first);
    expect(first.send).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(2_000);
    const second = answering('two');
    expect(textOf(await phrasesOf('de', second))).toEqual({ type: 0, value: 'one' });
    await vi.advanceTimersByTimeAsync(1);
    expect(textOf(await phrasesOf('de', second))).toEqual({ type: 0, value: 'two' });
    expect(second.send).toHaveBeenCalledTimes(1);
  });

  it('keep the previous texts after a failure, which is reported once', { tags: ['R7.54'] }, async () => {
    vi.useFakeTimers();
    const failing = source(() => Promise.reject(new Error('no answer')));
    expect(await phrasesOf('pl', failing)).toEqual({});
    expect(failing.onFault.mock.calls).toEqual([
      [expect.any(String), { language: 'pl', fault: 'Error: no answer' }],
    ]);
    await vi.advanceTimersByTimeAsync(60_001);
    await phrasesOf('pl', failing);
    await vi.advanceTimersByTimeAsync(1);
    expect(failing.send).toHaveBeenCalledTimes(2);
    expect(failing.onFault).toHaveBeenCalledTimes(1);
  });

  it(
    'fall back to the catalogue when one disappears, which is reported once',
    { tags: ['R7.54'] },
    async () => {
      vi.useFakeTimers();
      await phrasesOf('it', answering('one'));
      const without = source(() => Promise.resolve({ data: { phrases: [] } }));
      for (const _refresh of [1, 2]) {
        await vi.advanceTimersByTimeAsync(60_001);
        await phrasesOf('it', without);
        await vi.advanceTimersByTimeAsync(1);
      }
      expect(await phrasesOf('it', without)).toEqual({});
      expect(without.send).toHaveBeenCalledTimes(2);
      expect(without.onFault.mock.calls).toEqual([
        [expect.any(String), { language: 'it', key: 'home.title', fault: 'missing' }],
      ]);
    },
  );

  it('delay a page by a second at most when they do not arrive', { tags: ['R7.54'] }, async () => {
    vi.useFakeTimers();
    const unanswered = source(() => new Promise(() => undefined));
    const page = phrasesOf('sv', unanswered);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await page).toEqual({});
    // The next page does not wait at all, and sends no request.
    expect(await phrasesOf('sv', unanswered)).toEqual({});
    expect(unanswered.send).toHaveBeenCalledTimes(1);
  });
});
