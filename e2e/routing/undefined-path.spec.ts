import { expect, test } from '../harness/test.ts';

test(
  'a path that contains “undefined” is reported once, as a warning, in the log and to Sentry',
  { tag: '@R2.64' },
  async ({ page, product, reports, sentryEvents, guards }) => {
    guards.allow(/status of 404/, 'the page does not exist');
    await page.goto('/undefined/x');
    await expect.poll(reports).toMatchObject([
      {
        report: {
          level: 'warning',
          message: 'A path contains “undefined”.',
          context: { pathname: '/undefined/x' },
        },
      },
    ]);
    await expect.poll(sentryEvents).toMatchObject([
      {
        level: 'warning',
        message: { formatted: 'A path contains “undefined”.' },
        request: { url: `${product.web}/undefined/x` },
      },
    ]);
    await page.goto('/about');
    expect(await reports()).toHaveLength(1);
  },
);

test.describe('a bot', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });

  test('reports no path that contains “undefined”', { tag: '@R2.65' }, async ({ page, reports, guards }) => {
    guards.allow(/status of 404/, 'the page does not exist');
    let sent = 0;
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/report') sent += 1;
    });
    await page.goto('/undefined/x');
    await page.waitForLoadState('networkidle');
    expect(sent).toBe(0);
    expect(await reports()).toEqual([]);
  });
});
