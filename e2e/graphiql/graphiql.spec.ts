import { randomUUID } from 'node:crypto';
import type { Page, Request } from '@playwright/test';
import { firstCases } from '../config/firstCases.ts';
import { createAccount } from '../harness/accounts/account.ts';
import type { Guards } from '../harness/guards.ts';
import { expect, test } from '../harness/test.ts';

/** Opens GraphiQL, which loads for seconds, and returns the origins that it sends requests to. */
const open = async (page: Page, gateway: string, guards: Guards): Promise<ReadonlySet<string>> => {
  const origin = new URL(gateway).origin.replaceAll('.', '\\.');
  guards.allow(
    new RegExp(`^request to ${origin}/`),
    'GraphiQL is served by the gateway and may request only its origin',
  );
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  await page.goto(gateway);
  await expect(page.getByRole('tab').first()).toBeVisible();
  return origins;
};

interface Answer {
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly { readonly message: string; readonly extensions: { readonly code: string } }[];
}

const openTab = async (page: Page, tab: string): Promise<void> => {
  await page.getByRole('button', { name: tab, exact: true }).click();
  await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
};

/** What is written into one of the tools below an operation before it is run. */
interface Filled {
  readonly tool: 'Variables' | 'Headers';
  readonly value: Readonly<Record<string, string>>;
}

const fill = async (page: Page, { tool, value }: Filled): Promise<void> => {
  await page.getByRole('button', { name: tool, exact: true }).click();
  const editor = page.getByRole('region', { name: tool, exact: true });
  await editor.locator('.monaco-editor:visible').click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(JSON.stringify(value));
};

/** Opens a tab, runs its operation with what is filled in, and returns the answer once it is shown. */
const run = async (page: Page, tab: string, filled?: Filled): Promise<Answer> => {
  await openTab(page, tab);
  // GraphiQL also requests the schema, at the start and when the headers change.
  const isOperation = (request: Request): boolean => {
    const sent = `${request.postData() ?? ''}${JSON.stringify(request.headers())}`;
    return [tab, ...Object.values(filled?.value ?? {})].every((text) => sent.includes(JSON.stringify(text)));
  };
  const answered = page.waitForResponse((response) => isOperation(response.request()), { timeout: 60_000 });
  // While GraphiQL stores an answer it may undo what is filled in. For a moment it still uses the operation name of the
  // previous tab, and shows an error instead of sending the request.
  await expect(async () => {
    if (filled) await fill(page, filled);
    const sent = page.waitForRequest(isOperation, { timeout: 2000 });
    await page.getByRole('button', { name: /Execute query/ }).click();
    await sent;
  }).toPass();
  const answer = (await (await answered).json()) as Answer;
  await expect(page.locator('.result-window')).toContainText(answer.errors ? '"errors"' : '"data"');
  return answer;
};

/** What the tasks of guests answer, by tab. */
const shown = {
  Find: { search: { place: { name: 'Berlin' }, edges: expect.arrayContaining([expect.anything()]) } },
  Filter: { city: { jobOffers: { edges: expect.arrayContaining([expect.anything()]) } } },
  Page: { city: { jobOffers: { pageInfo: { hasNextPage: true } } } },
  Apply: { createLead: { userErrors: [] } },
  Errors: { createLead: { lead: null, userErrors: [{ code: 'EXPIRED' }] } },
};
const tasksOfUsers = ['Save', 'WriteReview', 'Contribute', 'WatchSearch', 'Export'];

test('the tasks of guests run at the first click, and the explorer describes the fields', async ({
  page,
  product,
  guards,
}) => {
  test.slow();
  const origins = await open(page, product.gateway, guards);
  await expect(page.getByRole('tab')).toContainText([...Object.keys(shown), ...tasksOfUsers]);
  // The gateway's tests run all of them.
  for (const [tab, data] of firstCases(2, Object.entries(shown)))
    await test.step(tab, async () => {
      const answer = await run(page, tab);
      expect(answer.errors).toBeUndefined();
      expect(answer.data).toMatchObject(data);
    });

  await test.step('applying twice creates one lead', async () => {
    // The key of the example has been used.
    const variables = { tool: 'Variables', value: { idempotencyKey: randomUUID() } } as const;
    const first = await run(page, 'Apply', variables);
    expect(first.errors).toBeUndefined();
    const { id } = (first.data as { createLead: { lead: { id: string } } }).createLead.lead;
    expect((await run(page, 'Apply', variables)).data).toMatchObject({ createLead: { lead: { id } } });
  });

  await test.step('the answer is in the language of the header accept-language', async () => {
    const german = await run(page, 'Filter', { tool: 'Headers', value: { 'accept-language': 'de' } });
    expect(JSON.stringify(german.data)).toContain('Fahrradkurier');
  });

  await test.step('the explorer shows the descriptions of fields', async () => {
    await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
    await page.getByRole('link', { name: 'Query', exact: true }).click();
    await expect(page.getByText('A city by its slug in any language, or by an old slug.')).toBeVisible();
    await page.getByRole('link', { name: 'CityConnection', exact: true }).click();
    await expect(page.getByText('The number of rows on all pages.')).toBeVisible();
  });

  expect([...origins].filter((origin) => origin !== 'null')).toEqual([new URL(product.gateway).origin]);
});

test(
  'a task of users explains what to do without a token, and works with one',
  { tag: '@long' },
  async ({ page, product, guards }) => {
    await open(page, product.gateway, guards);
    const without = await run(page, 'Save');
    expect(without.errors?.[0]).toMatchObject({
      message: 'Unauthorized. Please sign in again.',
      extensions: { code: 'UNAUTHENTICATED' },
    });
    await expect(page.locator('.graphiql-query-editor')).toContainText('Needs the id token of a user');
    await expect(page.locator('.graphiql-editor-tool')).toContainText('Bearer ID_TOKEN');

    const { idToken } = await createAccount(product);
    const authorization = `Bearer ${idToken}`;
    const signedIn = await run(page, 'Save', { tool: 'Headers', value: { authorization } });
    expect(signedIn.errors).toBeUndefined();
    expect(signedIn.data).toMatchObject({
      changeSavedOffers: { savedOffers: [{ viewerHasSaved: true }], userErrors: [] },
    });
  },
);
