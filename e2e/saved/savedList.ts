import type { Page } from '@playwright/test';

/** The button that saves the gig of a partner in Vienna. */
export const heart = (page: Page, partner: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: `Save ${partner} in Vienna` })
    .first();

/** The titles of the gigs on a page. */
export const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
