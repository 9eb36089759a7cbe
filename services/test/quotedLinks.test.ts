import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hostedText } from '../../identity/hosted/page/hostedText.ts';
import { mailText } from '../src/mail/mailText.ts';
import { siteLanguages } from '../src/rest/language.ts';

/** The link of the login form for a forgotten password. */
const linkIn = (language: string): string => {
  const catalogue = readFileSync(new URL(`../../locales/${language}.json`, import.meta.url), 'utf8');
  return (JSON.parse(catalogue) as Record<string, string>)['auth.forgot.link'] ?? '';
};

describe.each(siteLanguages)('the texts in %s that name the link for a forgotten password', (language) => {
  it('quote it as it is', () => {
    const contact = 'help@site.test';
    const naming = [
      hostedText(language, 'fault.resetRequired'),
      hostedText(language, 'confirmed.contested'),
      mailText(language, 'passwordChanged.notYou', { contact }),
      mailText(language, 'mfaTurnedOff.notYou', { contact }),
      mailText(language, 'alreadyConfirmed.hint'),
    ];
    expect(naming.filter((text) => !text.includes(linkIn(language)))).toEqual([]);
  });
});
