import { signedInAccount } from '../harness/accounts/account.ts';
import { mailTo } from '../harness/accounts/mails.ts';
import { expect, test } from '../harness/test.ts';

test('a mail about a new gig leads to it and to the saved search; one click in the mail program ends these mails', async ({
  page,
  product,
  upstream,
  addOffer,
}) => {
  const { email } = await signedInAccount(page, product);
  await page.goto('/salzburg');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Save this search' }).click();
  await page.getByRole('link', { name: 'your saved searches' }).click();
  const alertSwitch = main.getByRole('switch', { name: 'Email me new gigs, Salzburg' });
  await alertSwitch.click();
  await expect(alertSwitch).toBeChecked();
  const alert = { method: 'PATCH', path: /\/my\/saved_searches\/alert$/ };
  await expect.poll(async () => (await upstream.calls(alert)).map(({ status }) => status)).toEqual([204]);

  const { partner, partnerSlug } = await addOffer('salzburg');
  const mail = await mailTo(product.services, email, ({ kind }) => kind === 'newOffers');
  expect(mail.text).toMatch(new RegExp(`^\\S.* · ${partner} · Salzburg`, 'm'));
  const links = (mail.text.match(/https?:\/\/\S+/g) ?? []).map((link) => new URL(link));
  expect(links.map(({ pathname }) => pathname)).toEqual([
    `/salzburg/${partnerSlug}`,
    '/my-desk/saved',
    '/my-desk/saved',
  ]);

  await page.goto(links[0]?.pathname ?? '');
  await expect(main.getByText(partner).first()).toBeVisible();
  await page.goto(links[1]?.pathname ?? '');
  await expect(alertSwitch).toBeChecked();
  await main.getByRole('region', { name: 'Saved searches' }).getByRole('link', { name: 'Salzburg' }).click();
  await expect(page).toHaveURL('/salzburg');
  await expect(main.getByRole('link', { name: new RegExp(partner) }).first()).toBeVisible();

  const { pathname, search } = new URL(mail.unsubscribe_url ?? '');
  expect(search).toBe(links[2]?.search);
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  expect((await fetch(product.web + pathname + search, { method: 'POST', body })).status).toBe(200);
  await page.goto('/my-desk/saved');
  await expect(alertSwitch).toBeEnabled();
  await expect(alertSwitch).not.toBeChecked();
});
