import { describe, expect, it } from 'vitest';
import { siteLanguages } from '../rest/language.ts';
import { composeMail } from './composeMail.ts';
import { noticeKinds } from './texts/mailTexts.ts';
import { textsOf } from './texts/textsOf.ts';

const sender = { productName: 'Gigs & Co', contactEmail: 'help@site.test' };
const link = 'http://site.test/?modal=ResetPassword&token=a';

describe('composeMail', () => {
  it('writes the same content, with the full link, as plain text and as HTML', () => {
    const mail = composeMail(
      { kind: 'resetPassword', language: 'en', recipient: 'ada@example.org', link },
      sender,
    );
    expect(mail.subject).toBe('Choose a new password for Gigs & Co');
    expect(mail.text.split('\n\n')).toEqual([
      'Hi there,',
      'We received a request for a new password for your Gigs & Co account. Choose one here:',
      link,
      'The link works once, for one hour.',
      'Didn’t ask for this? You can ignore this email – your password won’t change.',
      'Gigs & Co',
      '-- \nYou are receiving this email because of a request for ada@example.org at Gigs & Co. Questions? Write to help@site.test.',
    ]);
    expect(mail.html).toContain('href="http://site.test/?modal=ResetPassword&amp;token=a"');
    expect(mail.html).toContain('Gigs &amp; Co');
  });

  it('does not say of a notice that somebody asked for it', () => {
    const mail = composeMail({ kind: 'emailChanged', language: 'en', recipient: 'ada@example.org' }, sender);
    expect(mail.text.split('\n\n').at(-1)).toBe(
      '-- \nYou are receiving this email because ada@example.org is or was the address of an account at Gigs & Co. Questions? Write to help@site.test.',
    );
    expect(mail.html).not.toContain('because of a request');
  });

  it('escapes HTML in addresses', () => {
    const recipient = '"<img/src=x>"@example.org';
    const { html } = composeMail({ kind: 'verifyEmail', language: 'de', recipient, link }, sender);
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img/src=x&gt;');
  });

  it('shows a code in the subject, as plain text and as HTML', () => {
    const mail = composeMail(
      { kind: 'signUpCode', language: 'en', recipient: 'ada@example.org', code: '012345' },
      sender,
    );
    expect(mail.subject).toBe('012345 is your code for Gigs & Co');
    expect(mail.text.split('\n\n').slice(1, 4)).toEqual([
      'Enter this code to finish signing up:',
      '012345',
      'The code works once, for an hour.',
    ]);
    expect(mail.html).toContain('>012345</p>');
  });

  it('says where to enter the code of a new address, with the page after it', () => {
    const profile = 'http://site.test/profile/user';
    const mail = composeMail(
      {
        kind: 'verifyEmailCode',
        language: 'en',
        recipient: 'ada@example.org',
        code: '012345',
        link: profile,
      },
      sender,
    );
    expect(mail.text.split('\n\n').slice(1, 4)).toEqual([
      'Enter this code on your profile, under “Security”, to confirm that ada@example.org is your address:',
      '012345',
      profile,
    ]);
    expect(mail.html.indexOf('012345</p>')).toBeLessThan(mail.html.indexOf('>Open your profile</a>'));
  });

  it('lists new offers, and says how to get no more such mails', () => {
    const mail = composeMail(
      {
        kind: 'newOffers',
        language: 'en',
        recipient: 'ada@example.org',
        items: [{ name: 'Paws & Co, Graz', link: 'http://site.test/graz/paws-and-co' }],
        link,
        unsubscribeUrl: 'http://site.test/unsubscribe?token=b',
      },
      sender,
    );
    expect(mail.text.split('\n\n').slice(1)).toEqual([
      'New for your saved searches:',
      'Paws & Co, Graz\nhttp://site.test/graz/paws-and-co',
      link,
      'You get at most one email like this a day.',
      'Gigs & Co',
      '-- \nYou are receiving this email because emails about new gigs are switched on for ada@example.org at Gigs & Co. Questions? Write to help@site.test.',
      'Stop these emails: http://site.test/unsubscribe?token=b',
    ]);
    expect(mail.html).toContain('>Paws &amp; Co, Graz</a>');
    expect(mail.html).toContain('href="http://site.test/unsubscribe?token=b"');
    expect(mail.unsubscribeUrl).toBe('http://site.test/unsubscribe?token=b');
  });

  it.each(['de', 'pl'] as const)(
    'continues after the comma of the greeting in small letters in %s',
    (language) => {
      const { greeting, ...kinds } = textsOf[language];
      expect(greeting).toMatch(/,$/);
      const intros = Object.values(kinds).flatMap((texts) =>
        typeof texts === 'object' && 'intro' in texts ? [texts.intro] : [],
      );
      expect(intros.length).toBeGreaterThan(8);
      expect(intros.filter((intro) => /^\p{Lu}/u.test(intro))).toEqual([]);
    },
  );

  it.each(siteLanguages)('has translated mails with codes in %s', (language) => {
    const kinds = ['signUpCode', 'resetPasswordCode', 'verifyEmailCode', 'signInCode'] as const;
    const intros = kinds.map((kind) => {
      const mail = composeMail({ kind, language, recipient: 'ada@example.org', code: '012345' }, sender);
      for (const part of [mail.subject, mail.text, mail.html]) expect(part).not.toMatch(/\{\w+\}|undefined/);
      expect(textsOf[language][kind].after).toHaveLength(textsOf.en[kind].after.length);
      return textsOf[language][kind].intro;
    });
    expect(new Set(intros).size).toBe(kinds.length);
  });

  it.each(siteLanguages)('has translated mails without empty placeholders in %s', (language) => {
    for (const kind of ['resetPassword', 'verifyEmail', 'signUpLink', 'newOffers', ...noticeKinds] as const) {
      const mail = composeMail({ kind, language, recipient: 'ada@example.org', link }, sender);
      for (const part of [mail.subject, mail.text, mail.html]) expect(part).not.toMatch(/\{\w+\}|undefined/);
      expect(mail.html).toContain(`<html lang="${language}">`);
      expect(mail.text.includes(link)).toBe(!noticeKinds.some((notice) => notice === kind));
      expect(mail.text).toContain('help@site.test');
      const others = siteLanguages.filter((other) => other !== language);
      expect(others.map((other) => textsOf[other][kind].subject)).not.toContain(
        textsOf[language][kind].subject,
      );
      expect(textsOf[language][kind].after).toHaveLength(textsOf.en[kind].after.length);
    }
  });
});
