import { expect, test } from '../harness/test.ts';
import { tabTo } from './tabTo.ts';

test('full-time jobs can be searched, filtered and opened with the keyboard', async ({ page }) => {
  await page.goto('/more-jobs?country_code=gb');
  await tabTo(page, page.getByRole('searchbox', { name: 'Job title or keyword' }));
  await page.keyboard.type('driver');
  await expect(page).toHaveURL('/more-jobs?country_code=gb&keyword=driver');
  const jobs = page.getByRole('main').getByRole('article');
  await expect(jobs.first()).toContainText(/driver/i);
  await page.keyboard.press('Tab');
  const city = page.getByRole('combobox', { name: 'City' });
  await expect(city).toBeFocused();
  await page.keyboard.type('dubl');
  await expect(page.getByRole('option', { name: 'Dublin, Ireland' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/more-jobs?city=dublin&country_code=ie&keyword=driver');
  await expect(city).toBeFocused();
  await expect(city).toHaveValue('Dublin');
  await tabTo(page, page.getByRole('link', { name: 'Remove filter Ireland' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/more-jobs?city=&keyword=driver');
  // The previous jobs stay visible until the wider search is answered.
  await expect(jobs.filter({ hasNotText: 'Ireland' }).first()).toBeVisible();
  const job = jobs.first().getByRole('heading').getByRole('link');
  const title = await job.innerText();
  await tabTo(page, job);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test(
  'companies can be filtered by category and opened with the keyboard',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/companies');
    const button = page.locator('main summary').first();
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    const all = page.getByRole('main').getByRole('link', { name: 'All categories' });
    await expect(all).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(all).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Babysitting (1)' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/companies?category=babysitting');
    const card = page.getByRole('main').getByRole('article');
    await expect(card).toHaveCount(1);
    await tabTo(page, card.getByRole('heading').getByRole('link'));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/company/nestkin');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  },
);

test('a post can be found and its video started with the keyboard', async ({ page, guards }) => {
  guards.allow(/youtube-nocookie\.com/, 'the reader opens the player');
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>player</title>' }),
  );
  await page.goto('/blog');
  await tabTo(page, page.getByRole('link', { name: 'Taxes for side jobs in plain words' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/blog/taxes-for-side-jobs');
  await tabTo(page, page.getByRole('link', { name: 'Your first gig: how to begin' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/blog/your-first-gig-job');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, page.locator('main a[data-video]').first());
  await page.keyboard.press('Enter');
  await expect(page.locator('main iframe')).toBeFocused();
});
