import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { textsOf as hostedTextsOf } from '../../identity/hosted/texts/textsOf.ts';
import { textsOf as mailTextsOf } from '../src/mail/texts/textsOf.ts';
import { siteLanguages } from '../src/rest/language.ts';
import { leaves } from './leaves.ts';

/** The link of the login form for a forgotten password. */
const linkIn = (language: string): string => {
  const catalogue = readFileSync(new URL(`../../locales/${language}.json`, import.meta.url), 'utf8');
  return (JSON.parse(catalogue) as Record<string, string>)['auth.forgot.link'] ?? '';
};

describe.each(siteLanguages)('the texts in %s that name the link for a forgotten password', (language) => {
  it('quote it as it is', () => {
    const { passwordChanged, mfaTurnedOff } = mailTextsOf[language];
    const { resetRequired } = hostedTextsOf[language];
    const naming = leaves({
      resetRequired,
      passwordChanged: passwordChanged.after,
      mfaTurnedOff: mfaTurnedOff.after,
    });
    expect(naming.filter(([, text]) => !text.includes(linkIn(language)))).toEqual([]);
  });
});
