import { expect, test } from '../harness/test.ts';
import { jobPathsOn, jobsOn, listCall, pathOf, restJobs } from './jobs.ts';

const keyword = { name: 'Job title or keyword' };

test(
  'results and address update while the visitor types, and Back leaves the search',
  { tag: ['@R1.18'] },
  async ({ page, product, upstream }) => {
    await page.goto('/about');
    await page.goto('/more-jobs?country_code=gb');
    await upstream.clear();
    const field = page.getByRole('searchbox', keyword);
    await field.pressSequentially('driver', { delay: 40 });
    await expect(page).toHaveURL('/more-jobs?country_code=gb&keyword=driver');
    const { items, total } = await restJobs(product.services, 'limit=20&country_code=gb&keyword=driver');
    await expect.poll(() => jobPathsOn(page)).toEqual(items.map(pathOf));
    await expect(page.getByRole('status').filter({ hasText: `${total} jobs` })).toBeVisible();
    await expect(field).toBeFocused();
    // The search waits for a pause in typing, so not every letter is searched.
    expect((await upstream.calls(listCall)).length).toBeLessThanOrEqual(2);
    await page.goBack();
    await expect(page).toHaveURL('/about');
  },
);

test('a late answer does not replace a newer one, and the results stay visible meanwhile', async ({
  page,
  product,
  upstream,
}) => {
  await page.goto('/more-jobs?country_code=gb');
  const field = page.getByRole('searchbox', keyword);
  await upstream.fault(listCall, { kind: 'delay', ms: 1500 }, 1);
  await upstream.clear();
  const late = page.waitForResponse((answer) => answer.request().postData()?.includes('"cook"') === true);
  await field.fill('cook');
  await expect.poll(() => upstream.calls(listCall)).toHaveLength(1);
  await expect(jobsOn(page).first()).toBeVisible();
  await field.fill('driver');
  const { items } = await restJobs(product.services, 'limit=20&country_code=gb&keyword=driver');
  await expect.poll(() => jobPathsOn(page)).toEqual(items.map(pathOf));
  await (await late).finished();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await jobPathsOn(page)).toEqual(items.map(pathOf));
  await expect(field).toHaveValue('driver');
  await expect(page).toHaveURL('/more-jobs?country_code=gb&keyword=driver');
});

test('the keyword is highlighted in the results, and is never rendered as markup', async ({ page }) => {
  await page.goto('/more-jobs?country_code=gb&keyword=driver');
  const marks = jobsOn(page).first().locator('mark');
  await expect(marks.first()).toHaveText(/^driver$/i);
  await page.goto(`/more-jobs?keyword=${encodeURIComponent('<img src=x onerror=alert(1)> "driver')}`);
  await expect(page.getByText('No jobs match your search')).toBeVisible();
  await expect(page.getByRole('main').locator('img[src="x"]')).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('<img src=x');
});

test('the keyword is quoted in the style of the language', async ({ serverPage: page }) => {
  await page.goto('/de/more-jobs?city=berlin&country_code=de&keyword=fahrer');
  await expect(page.getByRole('link', { name: 'Filter „fahrer“ entfernen' })).toHaveText('„fahrer“');
});

test('each filter can be removed, and all of them at once', async ({ page }) => {
  await page.goto('/more-jobs?city=berlin&country_code=de&keyword=fahrer');
  await page.getByRole('link', { name: 'Remove filter “fahrer”' }).click();
  await expect(page).toHaveURL('/more-jobs?city=berlin&country_code=de');
  await expect(page.getByRole('searchbox', keyword)).toHaveValue('');
  await page.getByRole('link', { name: 'Remove filter Berlin' }).click();
  await expect(page).toHaveURL('/more-jobs?country_code=de');
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page.getByText('All jobs, newest first')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL('/more-jobs?city=');
});

test('an empty result suggests wider searches with the number of their results', async ({
  page,
  product,
}) => {
  const total = async (query: string) => (await restJobs(product.services, query)).total;
  await page.goto('/more-jobs?city=potsdam&country_code=de&keyword=driver');
  const suggestions = page.getByRole('status').filter({ hasText: 'No jobs match your search' });
  const inPotsdam = await total('city=potsdam');
  await expect(suggestions.getByRole('link', { name: 'Potsdam' })).toHaveText(
    `Potsdam: ${inPotsdam} ${inPotsdam === 1 ? 'job' : 'jobs'}`,
  );
  const everywhere = await total('keyword=driver');
  await suggestions.getByRole('link', { name: `${everywhere} jobs for “driver” anywhere` }).click();
  await expect(page).toHaveURL('/more-jobs?city=&keyword=driver');
  await expect(jobsOn(page)).toHaveCount(20);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form searches without script', { tag: ['@R2.47'] }, async ({ page, product }) => {
    await page.goto('/more-jobs');
    const form = page.getByRole('search', { name: 'Search full-time jobs' });
    await form.getByLabel('Job title or keyword').fill('driver');
    // The page has the city near the visitor, which is not in that country.
    await form.getByRole('combobox', { name: 'City' }).fill('');
    await form.getByLabel('Country').selectOption('gb');
    await form.getByRole('button', { name: 'Search' }).click();
    const { items } = await restJobs(product.services, 'limit=20&country_code=gb&keyword=driver');
    expect(await jobPathsOn(page)).toEqual(items.map(pathOf));
    await expect(form.getByLabel('Country')).toHaveValue('gb');
  });

  test('a city is found as people write its name', { tag: ['@R2.47'] }, async ({ page, product }) => {
    await page.goto('/more-jobs?city=');
    const form = page.getByRole('search', { name: 'Search full-time jobs' });
    await form.getByRole('combobox', { name: 'City' }).fill('New York');
    await form.getByRole('button', { name: 'Search' }).click();
    const { items } = await restJobs(product.services, 'limit=20&city=new-york');
    expect(await jobPathsOn(page)).toEqual(items.map(pathOf));
    await expect(page.getByRole('link', { name: 'Remove filter New York' })).toBeVisible();
  });
});
