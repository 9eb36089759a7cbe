import { headlineOf } from './headlineOf.ts';
import { rawRequest } from '../harness/rawRequest.ts';
import { expect, test } from '../harness/test.ts';

/** Addresses that cannot be parsed. */
const bad = [
  ['a broken escape', '/%E0%A4%A'],
  ['an escape that is not UTF-8', '/berlin/%ff'],
  ['a NUL', '/berlin%00'],
  ['a line break', '/berlin%0d%0aset-cookie:a=b'],
  ['a control character', '/%1f/berlin'],
  ['a path with ..', '/../../etc/passwd'],
  ['a query of 10 KB', `/berlin?type=${'a'.repeat(10_240)}`],
  ['a path of 3 KB', `/${'a'.repeat(3072)}`],
] as const;

for (const [title, path] of bad)
  test(`${title} answers 400 with a page`, async ({ product }) => {
    const { status, type, text } = await rawRequest(product.web, path);
    expect(status).toBe(400);
    expect(type).toBe('text/html; charset=utf-8');
    expect(headlineOf(text)).toBe('This address isn’t valid');
  });

/** Addresses that can be parsed but do not exist. */
const missing = [
  ['page 0', '/berlin/page-0'],
  ['a page far beyond the end', '/berlin/page-999999'],
  ['a page of twenty digits', '/berlin/page-99999999999999999999'],
  ['a page that is not a number', '/berlin/page-x'],
  ['page 0 of a category', '/berlin/delivery-c/page-0'],
  ['a backslash', '/\\evil'],
  ['a backslash and a host', '/\\evil.example/berlin'],
  ['an escaped slash', '/berlin%2Fswiftbite'],
  ['two escaped slashes', '/%2F%2Fevil.example'],
  ['a path with an escaped ..', '/..%2f..%2fetc/passwd'],
  ['letters of other alphabets', '/%D0%BD%D0%B5%D0%B2%D1%96%D0%B4%D0%BE%D0%BC%D0%BE'],
  ['markup', '/%3Cscript%3Ealert(1)%3C/script%3E'],
  ['an unknown city', '/nowhere-at-all'],
  ['an unknown offer', '/berlin/nobody-at-all'],
  ['an unknown category', '/berlin/nothing-at-all-c'],
  ['a thank-you page without a lead', '/direct/abc'],
] as const;

for (const [title, path] of missing)
  test(`${title} answers 404 with the not-found page`, async ({ product }) => {
    const { status, type, text } = await rawRequest(product.web, path);
    expect(status).toBe(404);
    expect(type).toBe('text/html; charset=utf-8');
    expect(headlineOf(text)).toBe('Page not found');
    expect(text).toContain('<meta name="robots" content="noindex"/>');
    expect(text).not.toContain('<script>alert(1)');
  });

/** Invalid queries, which the page ignores. */
for (const query of [
  'type=%E0%A4%A',
  'categories=%00',
  'type=nope',
  'type=weekend&type=student',
  'a[]=1&=&&',
])
  test(`/berlin?${query} shows Berlin`, async ({ product }) => {
    const { status, text } = await rawRequest(product.web, `/berlin?${query}`);
    expect(status).toBe(200);
    expect(headlineOf(text)).toBe('Side jobs in Berlin');
    expect(text).not.toContain('\0');
  });

test('control characters in a search are ignored', async ({ serverPage: page }) => {
  await page.goto('/search?q=B%00er%07');
  await expect(page.getByRole('combobox', { name: 'What or where' })).toHaveValue('Ber');
});

test('the 400 page is rendered in the language of the path and links to the home page', async ({
  page,
  guards,
}) => {
  guards.allow(/status of 400/, 'the address is not valid');
  const answer = await page.goto('/de/%E0%A4%A', { waitUntil: 'commit' });
  expect(answer?.status()).toBe(400);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Adresse ist ungültig');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Figtree|Inter|sans-serif/);
  await expect(page.getByRole('main')).toHaveCSS('text-align', 'center');
  await expect(page.getByRole('link', { name: 'Zur Startseite' })).toHaveCSS('font-weight', '600');
  await page.getByRole('link', { name: 'Zur Startseite' }).click();
  await expect(page).toHaveURL('/de');
});
