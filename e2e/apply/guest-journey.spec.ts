import { applicant, fillApplicant, thankYou } from './applicant.ts';
import { expect, test } from '../harness/test.ts';

test(
  'a guest finds a gig in the city, filters the list and applies',
  {
    tag: [
      '@R1.05',
      '@R1.19',
      '@R2.25',
      '@R2.26',
      '@R2.27',
      '@R2.162',
      '@R3.103',
      '@R3.104',
      '@R3.105',
      '@R6.04',
    ],
  },
  async ({ page, upstream, leads }) => {
    await page.goto('/');
    const search = page.getByRole('combobox', { name: 'What or where' });
    await search.fill('berln');
    await page
      .getByRole('option', { name: /^Berlin/ })
      .first()
      .click();
    await expect(page).toHaveURL('/berlin');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Side jobs in Berlin');

    const gigs = page.getByRole('region', { name: 'Gigs in Berlin', exact: true });
    await gigs.getByRole('link', { name: /^Weekend/ }).click();
    await expect(page).toHaveURL('/berlin?type=weekend');
    await expect(gigs.getByRole('link', { name: 'Babysitter' })).toBeVisible();
    await expect(gigs.getByText('Swiftbite')).toHaveCount(0);

    await page
      .getByRole('region', { name: 'Popular categories' })
      .getByRole('link', { name: /^Babysitting/ })
      .click();
    await expect(page).toHaveURL('/berlin/babysitting-c');
    await page.getByRole('link', { name: 'Babysitter', exact: true }).click();
    await expect(page).toHaveURL('/berlin/nestkin');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Babysitter');

    await page.getByRole('button', { name: 'Apply now' }).click();
    const dialog = page.getByRole('dialog', { name: 'Apply to Nestkin' });
    await fillApplicant(dialog);
    await dialog.getByRole('button', { name: 'Send application' }).click();

    await expect(page).toHaveURL(thankYou);
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your application is on its way');
    await expect(page.getByRole('main')).toContainText('Sent to Nestkin: Babysitter');
    await expect(page.getByText('We have passed your details on.')).toBeVisible();
    const id = thankYou.exec(page.url())?.[1] ?? '';
    const more = page.getByRole('main').getByRole('link', { name: 'Find more gigs' });
    await expect(more).toHaveAttribute('href', '/');

    const rows = await leads();
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      id,
      offer_id: 2,
      type: 'job',
      locale: 'en',
      click_source: 'offer',
      email: applicant.email,
      full_name: 'Kim de la Cruz',
      phone: applicant.phone,
    });
    expect(rows[0]?.session_id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    const [lead] = await upstream.calls({ method: 'POST', path: /\/lead$/ });
    expect(lead).toMatchObject({ path: '/sales-api/lead', status: 201, body: { type: 'job', offer_id: 2 } });
  },
);

test(
  'a visitor without an account continues to the partner, and the lead is recorded',
  { tag: ['@R1.05', '@R1.19', '@R2.20', '@R2.129', '@R2.130', '@R3.103', '@R3.105'] },
  async ({ page, product, upstream, leads }) => {
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(frame.url()));
    await page.goto('/berlin/swiftbite');
    await page.getByRole('link', { name: 'Apply on the Swiftbite site' }).click();

    await page.waitForURL(`${product.services}/partner-site/swiftbite?**`);
    const passed = visited.find((url) => url.startsWith(`${product.web}/redirect/berlin/swiftbite?cd=`));
    expect(passed).toBeDefined();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Swiftbite');

    const rows = await leads();
    expect(rows).toHaveLength(1);
    const [row] = rows;
    expect(row).toMatchObject({
      offer_id: 1,
      type: 'job',
      locale: 'en',
      click_source: 'offer',
      email: null,
      full_name: null,
      phone: null,
    });
    expect(row?.affiliate_url).toBe(`${product.services}/partner-site/swiftbite?lead=${row?.id}&city=berlin`);
    expect(page.url()).toBe(row?.affiliate_url);
    const calls = await upstream.calls({ method: 'POST', path: /\/lead$/ });
    expect(calls).toHaveLength(1);
    expect(Object.keys(calls[0]?.body as object)).not.toContain('full_name');
  },
);
