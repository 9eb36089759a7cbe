import { describe, expect, it } from 'vitest';
import { siteLanguages, type Language } from '../rest/language.ts';
import { composeMail } from './composeMail.ts';
import { noticeKinds, type MailKind } from './mailKinds.ts';
import { mailText } from './mailText.ts';

const sender = { productName: 'Gigs & Co', contactEmail: 'help@site.test' };
const link = 'http://site.test/?modal=ResetPassword&token=a';
const linkKinds = ['resetPassword', 'verifyEmail', 'signUpLink', 'newOffers'] as const;
const codeKinds = ['signUpCode', 'resetPasswordCode', 'verifyEmailCode', 'signInCode'] as const;
const values = { product: sender.productName, email: 'ada@example.org', contact: sender.contactEmail };

const introOf = (language: Language, kind: MailKind): string => mailText(language, `${kind}.intro`, values);

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

  it('has the name over a city at dusk, drawn without pictures and hidden from screen readers', () => {
    const { html } = composeMail(
      { kind: 'resetPassword', language: 'en', recipient: 'a@b.test', link },
      sender,
    );
    const head = html.slice(html.indexOf('<body'), html.indexOf('class="card"'));
    expect(head).toContain('Gigs &amp; Co</p>');
    expect(head).toMatch(/<table role="presentation" aria-hidden="true"/);
    expect(head.match(/background:#fbb824/g)).toHaveLength(5);
    expect(html).not.toMatch(/<img|url\(/);
  });

  it('does not say of a notice that somebody asked for it', () => {
    const mail = composeMail({ kind: 'emailChanged', language: 'en', recipient: 'ada@example.org' }, sender);
    expect(mail.text.split('\n\n').at(-1)).toBe(
      '-- \nYou are receiving this email because ada@example.org is or was the address of an account at Gigs & Co. Questions? Write to help@site.test.',
    );
    expect(mail.html).not.toContain('because of a request');
  });

  it('escapes addresses in HTML and nowhere else', () => {
    const recipient = `"<img/src='{x}'>"@example.org`;
    const { text, html } = composeMail({ kind: 'verifyEmail', language: 'de', recipient, link }, sender);
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img/src=');
    expect(text).toContain(recipient);
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
      expect(mailText(language, 'greeting')).toMatch(/,$/);
      const intros = [...linkKinds, ...noticeKinds, ...codeKinds].map((kind) => introOf(language, kind));
      expect(intros.filter((intro) => /^\p{Lu}/u.test(intro))).toEqual([]);
    },
  );

  it.each(siteLanguages)('has translated mails with codes in %s', (language) => {
    for (const kind of codeKinds) {
      const mail = composeMail({ kind, language, recipient: 'ada@example.org', code: '012345' }, sender);
      for (const part of [mail.subject, mail.text, mail.html]) expect(part).not.toMatch(/\{\w+\}|undefined/);
    }
    expect(new Set(codeKinds.map((kind) => introOf(language, kind))).size).toBe(codeKinds.length);
  });

  it.each(siteLanguages)('has translated mails without empty placeholders in %s', (language) => {
    for (const kind of [...linkKinds, ...noticeKinds]) {
      const mail = composeMail({ kind, language, recipient: 'ada@example.org', link }, sender);
      for (const part of [mail.subject, mail.text, mail.html]) expect(part).not.toMatch(/\{\w+\}|undefined/);
      expect(mail.html).toContain(`<html lang="${language}">`);
      expect(mail.text.includes(link)).toBe(!noticeKinds.some((notice) => notice === kind));
      expect(mail.text).toContain('help@site.test');
      const others = siteLanguages.filter((other) => other !== language);
      expect(others.map((other) => mailText(other, `${kind}.subject`, values))).not.toContain(mail.subject);
    }
  });
});
