import { expect, test } from '../harness/test.ts';

/** An amount in a text in cents. */
const centsIn = (text: string): number => Number(/(\d+)[.,](\d\d)/.exec(text)?.slice(1).join('') ?? NaN);

test('what is left of the pay is calculated to the cent from the address, without script and in the language of the page', async ({
  serverPage: page,
}) => {
  await page.goto('/berlin/swiftbite');
  const left = page.getByRole('region', { name: 'What’s left for you' });
  const pay = centsIn((await left.getByText('Based on the average').textContent()) ?? '');
  const result = (name: string) => left.locator('dl > div').filter({ hasText: name }).locator('dd');
  const shown = async (name: string) => centsIn((await result(name).textContent()) ?? '');
  expect(await shown('Pay for a week')).toBe(20 * pay);
  await expect(left).toContainText('Sources: OECD, Taxing Wages 2026.');
  await expect(left.getByLabel('Hours a week')).toBeHidden();
  await left.getByRole('heading').click();
  await left.getByLabel('Hours a week').fill('10');
  await left.getByLabel('Unpaid waiting').fill('50');
  await left.getByLabel('Fees (%)').fill('10');
  await left.getByLabel('Other costs a week (EUR)').fill('12.40');
  await left.getByLabel('Tax (%)').fill('25');
  await left.getByRole('button', { name: 'Calculate' }).click();
  await expect(page).toHaveURL(
    '/berlin/swiftbite?hours=10&waiting=50&fees=10&vehicle=0&costs=12.40&tax=25#net-earnings',
  );
  const gross = 5 * pay;
  const fees = Math.round(gross / 10);
  const tax = Math.round((gross - fees - 1240) / 4);
  const net = gross - fees - 1240 - tax;
  expect(await shown('Pay for a week')).toBe(gross);
  await expect(result('Costs')).toHaveText('-€12.40');
  expect(await shown('You keep per week')).toBe(net);
  expect(await shown('You keep per hour')).toBe(Math.round(net / 10));

  await page.goto('/de/berlin/swiftbite?hours=10&waiting=50&fees=10&costs=12,40&tax=25');
  await expect(page.getByLabel('Andere Kosten pro Woche (EUR)')).toHaveValue('12,40');
  await expect(page.locator('#net-earnings dd').nth(3)).toHaveText('-12,40 €');
  expect(centsIn((await page.locator('#net-earnings dd').nth(5).textContent()) ?? '')).toBe(net);
});
