import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { fillApplicant, thankYou } from '../../apply/applicant.ts';

/** An offer of the services, as far as a journey needs it. */
export interface Offer {
  readonly isDirectApply: boolean;
  readonly city: { readonly slug: string };
  readonly partner: { readonly slug: string; readonly name: string };
}

/** Makes what the page sends next fail; resolves to what ends the fault. */
export type Arm = () => Promise<() => Promise<void>>;

/** Records one thing in the browser, again and again until the site acknowledges it. */
export type Journey = (page: Page, offer: Offer, arm: Arm) => Promise<void>;

const attempts = 6;

const pathOf = ({ city, partner }: Offer): string => `/${city.slug}/${partner.slug}`;

const flash = (page: Page, text: string): Locator =>
  page.getByRole('region', { name: 'Messages' }).getByText(text);

/** Presses until one of the texts of success is shown. The fault ends after the first answer. */
const pressUntil = async (press: () => Promise<void>, success: Locator, failure: Locator, arm: Arm) => {
  const recover = await arm();
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    await press();
    await expect(success.or(failure).first()).toBeVisible();
    if (await success.first().isVisible()) break;
    await recover();
  }
  await recover();
  await expect(success.first()).toBeVisible();
};

export const applyDirectly: Journey = async (page, offer, arm) => {
  await page.goto(pathOf(offer));
  await page.getByRole('button', { name: 'Apply now' }).click();
  const dialog = page.getByRole('dialog', { name: `Apply to ${offer.partner.name}` });
  const email = `${randomUUID()}@example.org`;
  await fillApplicant(dialog, { given_name: 'Kim', family_name: 'Cruz', email, phone: '+49 30 123456' });
  const press = () => dialog.getByRole('button', { name: 'Send application' }).click();
  const recover = await arm();
  await press();
  const sent = flash(page, 'Your application is sent.');
  const done = page.getByRole('heading', { level: 1, name: 'Your application is on its way' }).or(sent);
  await expect(done.or(dialog.getByRole('alert')).first()).toBeVisible();
  await recover();
  if (thankYou.test(page.url())) return;
  // What was kept is sent when the browser is online again, which opens the next page and ends this navigation, or at the next
  // start. Its message may be on either page.
  await page.goto('/about').catch(() => page.waitForURL(thankYou));
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('sentApplications') ?? '[]'))
    .toContain('leadId');
};

export const applyAtPartner: Journey = async (page, offer, arm) => {
  const recover = await arm();
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    // Without services or network the page does not open.
    await page.goto(`/redirect${pathOf(offer)}`, { waitUntil: 'commit' }).catch(() => null);
    await page.waitForURL(/\/partner-site\//, { waitUntil: 'commit', timeout: 5000 }).catch(() => null);
    await recover();
    if (page.url().includes('lead=')) return;
    await page.goto('/about');
    if (await flash(page, 'Your application is sent.').isVisible()) return;
  }
  throw new Error('The partner’s page was not reached with a lead.');
};

export const review: Journey = async (page, offer, arm) => {
  await page.goto(pathOf(offer));
  await page.getByRole('button', { name: 'Add review' }).click();
  const dialog = page.getByRole('dialog', { name: `Your review: ${offer.partner.name}` });
  await dialog.getByRole('radio', { name: '4 stars' }).check({ force: true });
  const press = () => dialog.getByRole('button', { name: 'Publish review' }).click();
  await pressUntil(
    press,
    flash(page, 'Thanks. Your rating counts towards the average after a week at the latest.'),
    dialog.getByRole('alert'),
    arm,
  );
};

export const reportEarnings: Journey = async (page, offer, arm) => {
  await page.goto(pathOf(offer));
  const figure = page.getByRole('main').getByRole('region', { name: 'Earnings', exact: true });
  await figure.getByRole('button', { name: 'Add yours' }).click();
  await figure.getByRole('textbox').first().fill('15');
  const recover = await arm();
  await figure.getByRole('button', { name: 'Send answer' }).click();
  const sent = flash(page, 'Thanks. Your answer is saved.');
  await expect(sent.or(flash(page, 'It’s kept in this browser')).first()).toBeVisible();
  await recover();
  if (await sent.isVisible()) return;
  // What was kept is sent at the next start. Closing the browser before would leave it there.
  await page.goto('/about');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('pendingContributions')), { timeout: 20_000 })
    .toBeNull();
};
