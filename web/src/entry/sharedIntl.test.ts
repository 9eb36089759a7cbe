// @vitest-environment node
import { expect, it } from 'vitest';
import { languages } from '../i18n/languages.ts';
import { loadMessages } from '../i18n/loadMessages.ts';
import type { MessageId } from '../i18n/messageId.ts';
import { sharedIntl } from './sharedIntl.ts';
import { siteIntl } from './siteIntl.ts';

/** A value for each placeholder and each tag of a parsed message. */
const valuesFor = (message: unknown, number: number): Record<string, unknown> => {
  const text = JSON.stringify(message);
  const names = (types: string) =>
    [...text.matchAll(new RegExp(`"type":[${types}],"value":"(\\w+)"`, 'g'))].map(([, name]) => String(name));
  const inTag = (chunks: readonly unknown[]) => chunks.join('');
  return Object.fromEntries([
    ...names('1-6').map((name) => [name, number] as const),
    ...names('8').map((name) => [name, inTag] as const),
  ]);
};

it('is one object for all pages of a language, until a phrase replaces a text', async () => {
  const catalogue = await loadMessages('de');
  expect(await loadMessages('de')).toBe(catalogue);
  const phrases = {};
  const first = sharedIntl('de', catalogue, phrases);
  expect(sharedIntl('de', catalogue, phrases)).toBe(first);
  expect(sharedIntl('pl', await loadMessages('pl'), phrases)).not.toBe(first);
  const replaced = sharedIntl('de', catalogue, { 'error.network': [{ type: 0, value: 'Kein Netz' }] });
  expect(replaced.formatMessage({ id: 'error.network' })).toBe('Kein Netz');
  expect(first.formatMessage({ id: 'error.network' })).not.toBe('Kein Netz');
  expect(replaced.formatNumber(1.5)).toBe('1,5');
});

it.each(languages.map(({ code }) => code))('formats every text of “%s” as the library does', async (code) => {
  const catalogue = await loadMessages(code);
  const library = siteIntl(code, catalogue);
  const quick = sharedIntl(code, catalogue, {});
  for (const id of Object.keys(catalogue) as MessageId[]) {
    for (const number of [1, 5, 1234.5]) {
      const values = valuesFor(catalogue[id], number) as Record<string, number>;
      expect([id, quick.formatMessage({ id }, values)]).toEqual([id, library.formatMessage({ id }, values)]);
    }
  }
});
