import { expect, test } from '../harness/test.ts';

const leadCall = { method: 'POST', path: /^\/sales-api\/lead$/ };

/** A recorded lead that continues at an address. */
const leadTo = (address: string) =>
  ({
    kind: 'status',
    status: 201,
    body: {
      id: '7f2c1f0e-6a52-4c1e-9d0b-3f8f5a4f2b11',
      created: true,
      createdAt: '2026-11-20T12:00:00Z',
      userAnonymousId: 'a',
      affiliate_url: address,
    },
  }) as const;

test(
  'a redirect to an unknown host asks first, names the host, and leads back to the offer',
  { tag: ['@R2.129', '@R2.130'] },
  async ({ page, upstream, reports }) => {
    const elsewhere = 'https://jobs.elsewhere.example/apply?lead=1';
    await upstream.fault(leadCall, leadTo(elsewhere));
    await page.goto('/redirect/berlin/swiftbite');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Continue on another site?');
    await expect(page.getByRole('alert')).toContainText('jobs.elsewhere.example');
    await expect(page.getByRole('link', { name: 'Continue to jobs.elsewhere.example' })).toHaveAttribute(
      'href',
      elsewhere,
    );
    expect(await upstream.calls(leadCall)).toHaveLength(1);
    await expect
      .poll(reports)
      .toMatchObject([{ report: { level: 'warning', context: { host: 'jobs.elsewhere.example' } } }]);
    await page.getByRole('link', { name: 'Go back' }).click();
    await expect(page).toHaveURL('/berlin/swiftbite');
  },
);
