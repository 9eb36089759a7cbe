import { expect, test } from '../harness/test.ts';
import { fillApplicant, thankYou } from './applicant.ts';

test(
  'a guest applies on a phone with the sticky button',
  { tag: ['@R1.05', '@R2.27', '@R2.162'] },
  async ({ page, leads }) => {
    await page.goto('/berlin');
    await page.getByRole('button', { name: 'Filter' }).click();
    const filters = page.getByRole('dialog', { name: 'Filters' });
    await filters.getByRole('checkbox', { name: /^Babysitting/ }).check();
    await filters.getByRole('button', { name: /^Show \d+ gigs?$/ }).click();
    await expect(page).toHaveURL('/berlin?categories=babysitting');
    await page.getByRole('link', { name: 'Babysitter', exact: true }).click();
    await expect(page).toHaveURL('/berlin/nestkin');

    const apply = page.getByRole('button', { name: 'Apply now' });
    await expect(apply).toHaveCount(1);
    await expect(apply).toBeInViewport();
    await page.mouse.wheel(0, 1500);
    await expect(apply).toBeInViewport();
    await apply.click();
    const dialog = page.getByRole('dialog', { name: 'Apply to Nestkin' });
    await fillApplicant(dialog);
    await dialog.getByRole('button', { name: 'Send application' }).click();
    await expect(page).toHaveURL(thankYou);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your application is on its way');
    const id = thankYou.exec(page.url())?.[1];
    expect(await leads()).toMatchObject([{ id, offer_id: 2, click_source: 'offer-bar' }]);
  },
);
