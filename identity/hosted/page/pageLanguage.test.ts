import { describe, expect, it } from 'vitest';
import { pageLanguage } from './pageLanguage.ts';

describe('the language of a hosted page', () => {
  it('is that of the site, then that of the client, then that of the browser', () => {
    const header = 'ja, es-MX;q=0.2, sv;q=0.9';
    expect(pageLanguage({ lang: 'tr', ui_locales: 'pl' }, header)).toBe('tr');
    expect(pageLanguage({ lang: 'xx', ui_locales: 'ja pt-BR it' }, header)).toBe('pt');
    expect(pageLanguage({ lang: ['de', 'fr'] }, header)).toBe('sv');
  });

  it('is English if nobody asks for a language of the site', () => {
    expect(pageLanguage({}, undefined)).toBe('en');
    expect(pageLanguage({ ui_locales: 'ja' }, '*, de;q=0')).toBe('en');
  });
});
