import type { Page } from '@playwright/test';

/** The job postings among the structured data in the page's head. */
export const jobPostings = async (page: Page): Promise<readonly Record<string, unknown>[]> => {
  const texts = await page.locator('head script[type="application/ld+json"]').allTextContents();
  const all = texts.map((text) => JSON.parse(text) as Record<string, unknown>);
  return all.filter((data) => data['@type'] === 'JobPosting');
};
