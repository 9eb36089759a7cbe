import type { Page } from '@playwright/test';

/** The job postings in the structured data of the page. */
export const jobPostings = async (page: Page): Promise<readonly Record<string, unknown>[]> => {
  const texts = await page.locator('head script[type="application/ld+json"]').allTextContents();
  const all = texts.map((text) => JSON.parse(text) as Record<string, unknown>);
  return all.filter((data) => data['@type'] === 'JobPosting');
};
