import { setTimeout as pause } from 'node:timers/promises';
import type { LoggedReport } from '../harness/control.ts';
import { rawRequest } from '../harness/rawRequest.ts';
import { expect, test } from '../harness/test.ts';

const phrasesOf = (language: string) => ({ path: new RegExp(`/web-api/${language}/phrases/?$`) });

const reportedPhrases = (reports: readonly LoggedReport[]) =>
  reports
    .map(({ report }) => report as { message?: string; context?: Record<string, unknown> })
    .filter(({ message }) => message?.startsWith('A phrase'))
    .map(({ context }) => context);

/** Waits until the page that the server sends contains the text. */
const sentWith = (web: string, path: string, text: string) =>
  expect.poll(async () => (await rawRequest(web, path)).text, { timeout: 15_000 }).toContain(text);

test(
  'a changed phrase is shown before and after hydration; invalid ones are ignored and reported',
  { tag: ['@R7.54'] },
  async ({ page, product, control, upstream, reports }) => {
    await upstream.fault(phrasesOf('nl'), {
      kind: 'json',
      body: {
        'footer.about': 'Wie wij zijn',
        'footer.blog': 'Blog {met een fout',
        'footer.copyright': 'Zonder jaar',
        'footer.contact': ' ',
        'footer.noSuch': 'Niets',
      },
    });
    await sentWith(product.web, '/nl/about', 'Wie wij zijn');
    await page.goto('/nl/about');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'Wie wij zijn' })).toHaveAttribute('href', '/nl/about');
    await expect(footer.getByRole('link', { name: 'Blog', exact: true })).toBeVisible();
    await expect(footer.getByRole('link', { name: 'Contact', exact: true })).toBeVisible();
    await expect(footer).toContainText(`© ${new Date().getUTCFullYear()} Citygigs`);

    // A page rendered in the browser shows it too.
    await footer.getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page).toHaveURL('/nl/contact');
    await expect(footer.getByRole('link', { name: 'Wie wij zijn' })).toBeVisible();

    expect(reportedPhrases(await reports())).toEqual([
      { language: 'nl', key: 'footer.blog', fault: 'broken' },
      { language: 'nl', key: 'footer.copyright', fault: 'placeholders' },
      { language: 'nl', key: 'footer.contact', fault: 'empty' },
      { language: 'nl', key: 'footer.noSuch', fault: 'unknown' },
    ]);
    await control.reset();
    await sentWith(product.web, '/nl/about', 'Over ons');
  },
);

test(
  'when phrases do not load, the texts of the catalogue are shown, and the failure is reported once',
  { tag: ['@R7.54'] },
  async ({ product, control, upstream, reports }) => {
    await upstream.fault(phrasesOf('sv'), { kind: 'status', status: 500 });
    for (let visit = 0; visit < 4; visit += 1) {
      const { status, text } = await rawRequest(product.web, '/sv/about');
      expect(status).toBe(200);
      expect(text).toContain('Nya städer');
      await pause(1100);
    }
    expect((await upstream.calls(phrasesOf('sv'))).length).toBeGreaterThan(1);
    expect(reportedPhrases(await reports())).toHaveLength(1);
    await control.reset();
  },
);

test(
  'the page has the texts of the catalogue while phrases are loading',
  { tag: ['@R7.54'] },
  async ({ product, upstream, control }) => {
    await upstream.fault(phrasesOf('pt'), { kind: 'hang' });
    const { status, text } = await rawRequest(product.web, '/pt/about');
    expect(status).toBe(200);
    expect(text).toContain('lang="pt"');
    expect(text).toContain('Novas cidades');
    await control.reset();
  },
);
