import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test.ts';
import { live } from '../more-jobs/jobs.ts';

test(
  'the root has the redesigned style on offers of both kinds, cities, their categories and companies',
  { tag: ['@R2.69', '@R2.70'] },
  async ({ serverPage: page }) => {
    test.slow();
    for (const path of [
      '/berlin/swiftbite',
      '/de/berlin/nestkin',
      '/berlin',
      '/berlin/page-2',
      '/berlin/delivery-c',
      '/company/swiftbite',
      `${live.place}/${live.slug}`,
    ]) {
      await page.goto(path);
      await expect.soft(page.locator('#app'), path).toHaveClass(/(^| )redesigned( |$)/);
    }
  },
);

test(
  'the root does not have the redesigned style on other pages',
  { tag: ['@R2.70'] },
  async ({ serverPage: page }) => {
    test.slow();
    for (const path of ['/', '/about', '/terms', '/blog', '/companies', '/redirect/berlin/parcelpath']) {
      await page.goto(path);
      await expect.soft(page.locator('#app'), path).toBeVisible();
      await expect.soft(page.locator('#app'), path).not.toHaveClass(/redesigned/);
    }
  },
);

test(
  'the style is added and removed when the visitor navigates',
  { tag: ['@R2.69', '@R2.70'] },
  async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Berlin', exact: true }).first().click();
    await expect(page.locator('#app')).toHaveClass(/redesigned/);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Citygigs');
    await expect(page.locator('#app')).not.toHaveClass(/redesigned/);
  },
);

const placeholder = (page: Page) => page.getByRole('img', { name: 'The page is loading' });

test(
  'a placeholder covers the previous page until the next one is ready',
  { tag: ['@R2.71'] },
  async ({ page, upstream }) => {
    await page.goto('/about');
    await upstream.fault({ path: /\/reviews\/latest/ }, { kind: 'delay', ms: 2000 });
    await expect(placeholder(page)).toHaveCount(0);
    await page.getByRole('banner').getByRole('link', { name: 'Citygigs' }).click();
    await expect(placeholder(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Citygigs');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find gig work in your city');
    await expect(placeholder(page)).toHaveCount(0);
  },
);

test(
  'a placeholder covers the skeleton of a city until its data are loaded',
  { tag: ['@R2.71'] },
  async ({ page, upstream }) => {
    await page.goto('/about');
    await upstream.fault({ path: /\/job_offers\/?$/ }, { kind: 'delay', ms: 2000 });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Berlin', exact: true }).first().click();
    await expect(placeholder(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Side jobs in Berlin');
    await expect(placeholder(page)).toHaveCount(0);
  },
);
