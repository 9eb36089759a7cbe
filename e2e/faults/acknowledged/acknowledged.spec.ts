import { expect, test } from '@playwright/test';
import { faultyJourneys } from '../../config/environment.ts';
import { signedInAccount } from '../../harness/accounts/account.ts';
import { waitForHydration } from '../../harness/hydration.ts';
import { chooseCookies } from '../../harness/pages/chooseCookies.ts';
import { userAgentOf } from '../../harness/pages/userAgent.ts';
import { armFault, faultKinds } from './faultKinds.ts';
import { applyAtPartner, applyDirectly, type Offer, reportEarnings, review } from './journeys.ts';
import { type OwnProduct, startOwnProduct } from './ownProduct.ts';

// `JOURNEYS=1000 npm test -- e2e/faults/acknowledged` makes a thousand journeys, which takes about an hour.
const count = faultyJourneys();

const offersOf = async ({ services }: OwnProduct): Promise<readonly Offer[]> => {
  const answer = await fetch(`${services.origin}/web-api/en/job_offers?limit=200&country_code=de`);
  return ((await answer.json()) as { readonly items: readonly Offer[] }).items;
};

const kinds = [
  { name: 'direct application', journey: applyDirectly, table: 'leads', isOfGuest: true, isDirect: [true] },
  {
    name: 'application at the partner',
    journey: applyAtPartner,
    table: 'leads',
    isOfGuest: true,
    isDirect: [false],
  },
  { name: 'review', journey: review, table: 'reviews', isOfGuest: false, isDirect: [true, false] },
  { name: 'earnings', journey: reportEarnings, table: 'earnings', isOfGuest: false, isDirect: [true, false] },
] as const;

/** Each journey has the next kind and the next fault. Their numbers have no common factor, so all pairs occur. */
const plan = Array.from({ length: count }, (_, index) => ({
  index,
  kind: kinds[index % kinds.length] ?? kinds[0],
  fault: faultKinds[index % faultKinds.length] ?? 'none',
}));

let own: OwnProduct;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  own = await startOwnProduct('acknowledged');
});
test.afterAll(() => own.stop());

test('every lead, review and figure that the site acknowledges is in the database once, whatever fails', async ({
  browser,
}) => {
  test.setTimeout(60_000 + count * 15_000);
  const { services } = own;
  const offers = await offersOf(own);
  const acknowledged = { leads: 0, reviews: 0, earnings: 0 };
  for (const { index, kind, fault } of plan) {
    const { journey, table, isOfGuest, isDirect } = kind;
    const suitable = offers.filter(({ isDirectApply }) =>
      isDirect.some((direct) => direct === isDirectApply),
    );
    const offer = suitable[(index * 7) % suitable.length];
    if (offer === undefined) throw new Error(`There is no offer for a ${kind.name}.`);
    await test.step(`${index}: ${kind.name}, ${fault}, ${offer.city.slug}/${offer.partner.slug}`, async () => {
      const context = await browser.newContext({ baseURL: own.web, userAgent: userAgentOf(browser) });
      await chooseCookies(context, false);
      const page = await context.newPage();
      waitForHydration(page);
      if (!isOfGuest) await signedInAccount(page, { services: services.origin, identity: services.identity });
      await journey(page, offer, () => armFault(fault, own, context));
      acknowledged[table] += 1;
      await context.close();
    });
  }
  const rows = await Promise.all(
    Object.keys(acknowledged).map(async (table) => {
      const written = `SELECT id FROM ${table} WHERE idempotency_key IS NOT NULL`;
      return [table, (await services.database.read(written)).length];
    }),
  );
  expect(Object.fromEntries(rows)).toEqual(acknowledged);
});
