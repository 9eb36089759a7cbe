import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { createAccount } from '../harness/accounts/account.ts';
import { expect, test } from '../harness/test.ts';

test.beforeEach(async ({ page, product, guards }) => {
  const origin = new URL(product.gateway).origin.replaceAll('.', '\\.');
  guards.allow(
    new RegExp(`^request to ${origin}/`),
    'GraphiQL is served by the gateway and may request only its origin',
  );
  await page.goto(product.gateway);
  await expect(page.getByRole('tab').first()).toBeVisible();
});

interface Answer {
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly { readonly message: string; readonly extensions: { readonly code: string } }[];
}

/** Opens a tab, runs its operation, and returns the answer once it is shown. */
const run = async (page: Page, tab: string): Promise<Answer> => {
  // GraphiQL ignores a click while it stores an answer.
  await expect(async () => {
    await page.getByRole('button', { name: tab, exact: true }).click();
    await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true', {
      timeout: 500,
    });
  }).toPass();
  // For a moment GraphiQL still uses the operation name of the previous tab, and shows an error instead of sending the
  // request.
  let answer: Answer = { data: null };
  await expect(async () => {
    const answered = page.waitForResponse((response) => response.request().method() === 'POST', {
      timeout: 2000,
    });
    await page.getByRole('button', { name: /Execute query/ }).click();
    answer = (await (await answered).json()) as Answer;
  }).toPass();
  await expect(page.locator('.result-window')).toContainText(answer.errors ? '"errors"' : '"data"');
  return answer;
};

const fill = async (page: Page, tool: 'Variables' | 'Headers', value: object): Promise<void> => {
  await page.getByRole('button', { name: tool, exact: true }).click();
  await page.locator('.graphiql-editor-tool .monaco-editor:visible').click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(JSON.stringify(value));
};

test('applying twice creates one lead', async ({ page }) => {
  // Another test may have used the key of the example.
  await fill(page, 'Variables', { idempotencyKey: randomUUID() });
  const first = await run(page, 'CreateLead');
  expect(first.errors).toBeUndefined();
  const lead = { id: expect.any(String) as unknown, created: true };
  expect(first.data).toMatchObject({ createLead: { lead, userErrors: [] } });
  const { id } = (first.data as { createLead: { lead: { id: string } } }).createLead.lead;
  expect((await run(page, 'CreateLead')).data).toMatchObject({
    createLead: { lead: { id, created: false } },
  });
});

test('the examples for signed-out users run without errors', async ({ page }) => {
  const shown = {
    CityPage: { city: { name: 'Berlin', jobOffers: { edges: expect.arrayContaining([expect.anything()]) } } },
    OfferWithNumbers: { jobOffer: { isValid: true, earning: { count: expect.any(Number) } } },
    SearchCity: {
      cities: { edges: expect.arrayContaining([{ node: expect.objectContaining({ name: 'Berlin' }) }]) },
    },
    FullTimeSearch: { moreJobOffers: { edges: expect.arrayContaining([expect.anything()]) } },
    CreateLead: { createLead: { userErrors: [] } },
  };
  // The last tab needs a signed-in user and has its own test.
  await expect(page.getByRole('tab')).toContainText([...Object.keys(shown), 'SignedIn']);
  for (const [tab, data] of Object.entries(shown)) {
    const answer = await run(page, tab);
    expect(answer.errors).toBeUndefined();
    expect(answer.data).toMatchObject(data);
  }
});

test('the answer is in the language of the header accept-language', async ({ page }) => {
  await fill(page, 'Headers', { 'accept-language': 'de' });
  expect((await run(page, 'CityPage')).data).toMatchObject({ city: { country: { name: 'Deutschland' } } });
});

test('the signed-in example explains what to do without a token, and works with one', async ({
  page,
  product,
}) => {
  const without = await run(page, 'SignedIn');
  expect(without.errors?.[0]).toMatchObject({
    message: 'Unauthorized. Please sign in again.',
    extensions: { code: 'UNAUTHENTICATED' },
  });
  await expect(page.locator('.graphiql-query-editor')).toContainText('Copy the id token');
  await expect(page.locator('.graphiql-editor-tool')).toContainText('Bearer ID_TOKEN');

  const { idToken, userId, email } = await createAccount(product);
  await fill(page, 'Headers', { authorization: `Bearer ${idToken}` });
  const signedIn = await run(page, 'SignedIn');
  expect(signedIn.errors).toBeUndefined();
  expect(signedIn.data).toMatchObject({ viewer: { userId, email } });
});

test('the explorer shows the descriptions of fields', async ({ page }) => {
  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
  await page.getByRole('link', { name: 'Query', exact: true }).click();
  await expect(page.getByText('A city by its slug in any language, or by an old slug.')).toBeVisible();
  await page.getByRole('link', { name: 'CityConnection', exact: true }).click();
  await expect(page.getByText('The number of rows on all pages.')).toBeVisible();
});

test('sends requests to the gateway only', async ({ page, product }) => {
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  await page.reload();
  await run(page, 'CityPage');
  expect([...origins].filter((origin) => origin !== 'null')).toEqual([new URL(product.gateway).origin]);
});
