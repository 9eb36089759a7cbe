import { describe, expect, it } from 'vitest';
import { requestLanguage } from './requestLanguage.ts';

describe('requestLanguage', () => {
  it('is the value of `lang` if that language is supported', () => {
    expect(requestLanguage('de', 'fr')).toBe('de');
    expect(requestLanguage('pt-BR', undefined)).toBe('pt');
  });

  it('is the supported language that Accept-Language prefers, if `lang` names none', () => {
    expect(requestLanguage(null, 'ja, fr;q=0.5, de-AT;q=0.9')).toBe('de');
    expect(requestLanguage('xx', 'sv')).toBe('sv');
    expect(requestLanguage(null, 'fr;q=0, it;q=0.1')).toBe('it');
  });

  it('is English if neither names a supported language', () => {
    expect(requestLanguage(null, undefined)).toBe('en');
    expect(requestLanguage('', 'ja;q=x,*')).toBe('en');
    expect(requestLanguage(null, 'fr;q=0')).toBe('en');
  });
});
