import { expect, test } from '../harness/test.ts';

test.use({ viewport: { width: 375, height: 812 } });

test(
  'partnerIndexFiltersModal opens on /companies, and applying it sets the query parameter `category`',
  { tag: ['@R2.165'] },
  async ({ page }) => {
    await page.goto('/companies');
    await expect(page.locator('main summary').filter({ hasText: 'Category' })).toBeHidden();
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    const modal = page.getByRole('dialog', { name: 'Filters' });
    await expect(modal.getByLabel('All categories')).toBeChecked();
    await modal.getByLabel('Babysitting (1)').check();
    await expect(page).toHaveURL('/companies');
    await modal.getByRole('button', { name: 'Show 1 company' }).click();
    await expect(page).toHaveURL('/companies?category=babysitting');
    await expect(modal).toBeHidden();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  },
);

test(
  'partnerIndexFiltersModal starts with the active category and clears it',
  { tag: ['@R2.165', '@R3.81'] },
  async ({ page }) => {
    await page.goto('/companies?category=babysitting');
    await page.getByRole('button', { name: 'Filter (1)' }).click();
    const modal = page.getByRole('dialog', { name: 'Filters' });
    await expect(modal.getByLabel('Babysitting (1)')).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    await expect(page).toHaveURL('/companies?category=babysitting');
    await page.getByRole('button', { name: 'Filter (1)' }).click();
    await modal.getByRole('button', { name: 'Clear filters' }).click();
    await modal.getByRole('button', { name: 'Show 40 companies' }).click();
    await expect(page).toHaveURL('/companies');
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(20);
  },
);

test('the choices of partnerIndexFiltersModal are counted with those that are chosen beside them', async ({
  page,
}) => {
  await page.goto('/companies?sort=rating');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const modal = page.getByRole('dialog', { name: 'Filters' });
  await modal.getByLabel('Country').selectOption('Czechia (31)');
  await modal.getByLabel('4 stars or more (9)').check();
  await expect(modal.getByLabel('Country').locator('option:checked')).toHaveText('Czechia (9)');
  await expect(modal.getByLabel('Hospitality')).toHaveCount(0);
  await modal.getByLabel('Driving (1)').check();
  await modal.getByRole('button', { name: 'Show 1 company' }).click();
  await expect(page).toHaveURL('/companies?category=driving&country=cz&rating_from=4&sort=rating');
  await expect(page.getByRole('list', { name: 'Active filters' }).getByRole('link')).toHaveText([
    'Driving',
    'Czechia',
    '4 stars or more',
  ]);
});
