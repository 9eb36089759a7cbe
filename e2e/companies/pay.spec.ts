import { linksIn, regionOf } from '../harness/links.ts';
import { type RestList, restAnswer } from '../harness/restAnswer.ts';
import { expect, test } from '../harness/test.ts';

interface Pay {
  readonly median: number;
  readonly count: number;
}

const euros = (amount: number): string => `€${amount.toFixed(2).replace(/\.00$/, '')}`;

test('what people earn leads from a category to its best paid gig, and from a company to a city', async ({
  page,
  product,
}) => {
  const { items } = await restAnswer<
    RestList<{
      inCity: Pay;
      inCountry: Pay;
      partners: { partner: { slug: string; name: string }; pay: Pay }[];
    }>
  >(product.services, '/cities/2950159/categories/1/pay');
  const [delivery] = items;
  const best = delivery?.partners[0];
  if (delivery === undefined || best === undefined) throw new Error('Nobody has reported pay.');

  await page.goto('/berlin/delivery-c');
  const pay = regionOf(page, 'What people earn');
  const ofCity = `Berlin${euros(delivery.inCity.median)} an hour${delivery.inCity.count} answers`;
  await expect(pay.getByRole('term').first().locator('..')).toHaveText(ofCity);
  await expect(pay.getByRole('term').last()).toHaveText('Germany');
  const companies = regionOf(page, 'By company');
  await expect(companies.getByRole('listitem')).toHaveCount(5);
  await companies.getByText(`Show all as a table (${delivery.partners.length})`).click();
  await expect(companies.getByRole('row')).toHaveCount(delivery.partners.length + 1);
  await expect(companies.getByRole('row').nth(1)).toHaveText(
    `${best.partner.name}${euros(best.pay.median)}${best.pay.count} answers`,
  );
  await companies.getByRole('listitem').first().getByRole('link', { name: best.partner.name }).click();
  await expect(page).toHaveURL(`/berlin/${best.partner.slug}`);

  await page.goto('/company/swiftbite');
  await regionOf(page, 'By country').getByRole('listitem').getByRole('link', { name: 'Germany' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Swiftbite – Germany');
  const [city = ''] = await linksIn(regionOf(page, 'By city'));
  await regionOf(page, 'By city').getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(city);
  await expect(regionOf(page, 'What people earn').getByRole('term')).toHaveCount(2);
});

test('what people earn is left out where too little was reported', async ({ page, upstream }) => {
  await upstream.fault({ path: /\/pay$/ }, { kind: 'status', status: 404 });
  await page.goto('/berlin/delivery-c');
  await expect(regionOf(page, 'How to start')).toBeVisible();
  await expect(regionOf(page, 'What people earn')).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('what people earn is drawn, and its tables open', async ({ page }) => {
    await page.goto('/company/swiftbite/germany');
    const time = regionOf(page, 'Over time');
    await expect(time.getByRole('listitem').first()).toContainText('€');
    await time.getByText('Show as a table').click();
    await expect(time.getByRole('cell').first()).toContainText('€');
  });
});
