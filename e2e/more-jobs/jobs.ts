import type { Locator, Page } from '@playwright/test';

/** A live offer in Berlin and an expired one. */
export const live = {
  id: '4d68db14-2c9f-462c-95fb-4f8d08007f52',
  ownId: '23-elektroniker-mwd',
  place: '/more-jobs/berlin/hammerhare/jobrill',
  slug: 'elektroniker-mwd-23',
} as const;
export const expired = {
  id: 'bc2fd391-5307-4d45-8734-10ba270bc9d3',
  place: '/more-jobs/berlin/swiftbite/workmeadow',
  slug: 'hotelrezeptionist-mwd-3',
} as const;

export const listCall = { method: 'GET', path: /^\/more-jobs-api\/job-offers$/ };
export const nearbyCall = { method: 'GET', path: /\/cities\/?$/, query: 'lat' };

/** The fields of a full-time offer that journeys compare. */
export interface RestJob {
  readonly id: string;
  readonly isMoreJob: boolean;
  readonly feedId: string;
  readonly slugTitle: string;
  readonly city: { readonly slug: string };
  readonly partner: { readonly slug: string };
}

/** The list from the service itself, to compare pages with. */
export const restJobs = async (services: string, query: string) => {
  const answer = await fetch(`${services}/more-jobs-api/job-offers?${query}`);
  return (await answer.json()) as { readonly items: readonly RestJob[]; readonly total: number };
};

/** The path of an offer's page. */
export const pathOf = ({ city, partner, feedId, slugTitle }: RestJob): string =>
  `/more-jobs/${city.slug}/${partner.slug}/${feedId}/${slugTitle}`;

/** The cards of the list. */
export const jobsOn = (page: Page): Locator => page.getByRole('main').getByRole('article');

/** The targets of the cards in the list. */
export const jobPathsOn = (page: Page): Promise<string[]> =>
  jobsOn(page)
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
