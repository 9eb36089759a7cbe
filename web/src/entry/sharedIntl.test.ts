// @vitest-environment node
import { expect, it } from 'vitest';
import { loadMessages } from '../i18n/loadMessages.ts';
import { sharedIntl } from './sharedIntl.ts';

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
