import { signedInAccount } from '../harness/accounts/account.ts';
import { linksIn } from '../harness/links.ts';
import { rawRequest } from '../harness/rawRequest.ts';
import { expect, test } from '../harness/test.ts';
import { applyFor } from '../desk/applyFor.ts';
import { askAs } from './askAs.ts';

const offersQuery = `query ($places: [JobOfferPlaceInput!]!) {
  jobOffersByPlaces(places: $places) { jobOffer { id } } }`;
const worktown = `mutation { updateMetadata(input: { worktownSlug: "berlin" }) { userErrors { message } } }`;

/** What a signed-in user sees, by the name of what has to be there first. */
const pages = [
  ['/my-desk/jobs', 'Your applications'],
  ['/profile/user', 'Languages you speak'],
  ['/profile/user/edit', 'Your data'],
  ['/profile/employers', 'Swiftbite'],
  ['/my-desk', 'Your applications'],
  ['/de/my-desk/jobs', 'Deine Bewerbungen'],
] as const;

test(
  'no link that a signed-in user is shown leads to a missing page',
  { tag: '@long' },
  async ({ page, product }) => {
    const user = await signedInAccount(page, product);
    const places = [{ citySlug: 'berlin', partnerSlug: 'swiftbite' }];
    type Offers = { jobOffersByPlaces: readonly { jobOffer: { id: string } }[] };
    const { jobOffersByPlaces: offers } = await askAs<Offers>(product.gateway, user, offersQuery, { places });
    for (const { jobOffer } of offers) await applyFor(product.gateway, user, jobOffer.id);
    await askAs(product.gateway, user, worktown);

    const found = new Set<string>();
    const collect = async () => (await linksIn(page.locator('body'))).forEach((link) => found.add(link));
    for (const [path, heading] of pages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await collect();
    }
    const banner = page.getByRole('banner');
    await banner.getByLabel('Einstellungen und Konto').click();
    await expect(banner.getByRole('link', { name: 'Arbeitsort: Berlin' })).toBeVisible();
    await collect();
    await banner.getByLabel('Menü öffnen').click();
    await expect(banner.getByRole('link', { name: 'Mein Bereich' })).toBeVisible();
    await collect();

    const paths = [...found].filter((link) => link.startsWith('/')).map((link) => link.split('#')[0] ?? '');
    expect(paths).toEqual(
      expect.arrayContaining(['/profile/user', '/de/my-desk/jobs', '/de/berlin', '/company/swiftbite']),
    );
    for (const path of new Set(paths)) {
      if (path === '') continue;
      const { status } = await rawRequest(product.web, path);
      expect.soft([200, 301, 302, 308], `${path}: ${status}`).toContain(status);
    }
  },
);
