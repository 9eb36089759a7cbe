import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteLanguages } from '../../../services/src/rest/language.ts';
import { createAccount } from '../accounts.ts';
import { hostedText } from '../../hosted/page/hostedText.ts';
import { startTestIdentity, type TestIdentity } from '../startTestIdentity.ts';
import { prolongLocks } from '../testUsers.ts';
import { enterOnPage } from './signInOnPage.ts';
import { formAction, newAuthorization, newVisitor, site } from './visitor.ts';

const email = 'kim@example.org';
const password = 'sturdy-otter-42';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startTestIdentity();
  await createAccount(identity, email, password);
});
afterAll(() => identity.stop());

describe('the pages of the hosted sign-in', () => {
  it('use the language of the site, or else of the browser', async () => {
    for (const language of siteLanguages) {
      const { url } = newAuthorization(identity, { lang: language });
      const { text } = await newVisitor(identity).open(url);
      expect(text).toContain(`<h1>${hostedText(language, 'login.title')}</h1>`);
    }
    const { url } = newAuthorization(identity);
    const visitor = newVisitor(identity);
    const started = await visitor.request(url);
    const page = await visitor.request(started.headers.get('location') ?? '', {
      headers: { 'accept-language': 'ja,pt-BR;q=0.9,de;q=0.5' },
    });
    expect(page.text).toContain('lang="pt-PT"');
  });

  it('run no scripts and submit forms only to the service and the site', async () => {
    const { page } = await enterOnPage(identity, { email, password });
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`form-action 'self' ${site};`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.text).not.toContain('<script');
  });

  it('answer only the browser that began the sign-in', async () => {
    const { url } = newAuthorization(identity);
    const page = await newVisitor(identity).open(url);
    const other = await newVisitor(identity).submit(formAction(page), { email, password });
    expect(other).toMatchObject({ status: 400 });
    expect(other.text).toContain('That didn’t work');
  });

  it('look the same for a wrong password and an unknown account, and lock after repeated failures', async () => {
    const wrong = await enterOnPage(identity, { email, password: 'wrong-otter-42' });
    const unknown = await enterOnPage(identity, { email: 'nobody@example.org', password });
    const fault = 'The email or password is wrong.';
    expect(wrong.end.text).toContain(fault);
    expect(unknown.end.text).toContain(fault);
    for (let attempt = 0; attempt < 6; attempt += 1)
      await wrong.visitor.submit(formAction(wrong.page), { email, password: 'wrong-otter-42' });
    await prolongLocks(identity);
    const locked = await wrong.visitor.submit(formAction(wrong.page), { email, password });
    expect(locked.text).toContain('Too many attempts.');
  });

  it('escape what was entered', async () => {
    const { end } = await enterOnPage(identity, { email: '"><img src=x>', password });
    expect(end.text).not.toContain('<img');
  });

  it('return to the site with an error when the visitor cancels', async () => {
    const { url, state } = newAuthorization(identity);
    const visitor = newVisitor(identity);
    const page = await visitor.open(url);
    const { searchParams, origin } = new URL((await visitor.submit(`${formAction(page)}/cancel`, {})).url);
    expect(origin).toBe(site);
    expect(searchParams.get('error')).toBe('access_denied');
    expect(searchParams.get('state')).toBe(state);
  });

  it('ask for the code of the sign-up if it has not been entered', async () => {
    const late = { email: 'late@example.org', password };
    await identity.call('SignUp', { Username: late.email, Password: password });
    const { visitor, end } = await enterOnPage(identity, late);
    expect(end.text).toContain('to finish your sign-up');
    const code = await identity.codeTo(late.email);
    const confirmed = await visitor.submit(formAction(end), { email: late.email, code });
    expect(confirmed.text).toContain('You can log in now.');
    const { url } = await visitor.submit(formAction(confirmed), late);
    expect(new URL(url).searchParams.has('code')).toBe(true);
  });
});
