import type { Page } from '@playwright/test';
import { isWholeMatrix } from '../../server/test/isWholeMatrix.ts';
import { expect, test } from '../harness/test.ts';

/** The title of each document on the page. */
const documents = ['Web API', 'Sales API', 'OFP API', 'More-jobs API', 'IP look-up'] as const;

const choose = async (page: Page, from: string | RegExp, to: string): Promise<void> => {
  await page.getByRole('button', { name: from, exact: true }).first().click();
  await page.getByRole('option', { name: to, exact: true }).click();
};

interface Sent {
  readonly status: number;
  readonly body: unknown;
}

/** Opens an operation, sends the request with its example values, and returns the response once it is shown. */
const send = async (page: Page, operation: string, shown: string): Promise<Sent> => {
  await page
    .getByRole('button', { name: `Test Request (${operation})` })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  const answered = page.waitForResponse(
    (response) => response.request().resourceType() === 'fetch' && !response.url().includes('/docs/'),
  );
  await dialog.getByRole('button', { name: /^Send \w+ request to/ }).click();
  const response = await answered;
  await expect(dialog).toContainText(`${response.status()}`);
  await expect(dialog).toContainText(shown);
  return { status: response.status(), body: await response.json() };
};

/** Closes the dialog with the response. */
const close = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

// One page for all, because the reference loads for seconds.
test('shows every document, and sends requests to the running services only', async ({
  page,
  product,
  guards,
}) => {
  test.slow();
  guards.allow(/status of 401/, 'nobody is signed in');
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  const answer = await page.goto(`${product.services}/docs`);

  await test.step('every document', async () => {
    let shown: string = documents[0];
    // Each takes a second to load, and two are used below.
    for (const title of isWholeMatrix ? [...documents, documents[0]] : [documents[0]]) {
      if (title !== shown) await choose(page, shown, title);
      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
      await expect(page.getByText('v2.1.0').first()).toBeVisible();
      shown = title;
    }
  });

  await test.step('a request in the chosen language', async () => {
    await choose(page, /^language/, 'de');
    await page.getByRole('link', { name: 'The cities with the most offers' }).first().click();
    const { status, body } = await send(page, 'get /cities/top', '"Deutschland"');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      items: expect.arrayContaining([expect.objectContaining({ slug: 'berlin' })]) as unknown,
    });
    await close(page);
  });

  await test.step('why a request is refused', async () => {
    await page.getByRole('button', { name: 'Open Group - User' }).click();
    await page.getByRole('link', { name: 'The account of the user' }).first().click();
    const { status, body } = await send(page, 'get /my/user', 'A valid id token is required.');
    expect(status).toBe(401);
    expect(body).toEqual({ message: 'A valid id token is required.' });
    await close(page);
  });

  await test.step('an application with the example body', async () => {
    await choose(page, 'Web API', 'Sales API');
    await page.getByRole('link', { name: 'Create an application' }).first().click();
    const { status, body } = await send(page, 'post /lead', '"affiliate_url"');
    expect(status).toBe(201);
    expect(body).toMatchObject({ created: true });
  });

  expect([...origins].filter((origin) => origin !== 'null')).toEqual([product.services]);
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("connect-src 'self'");
  expect(policy).not.toMatch(/https?:|\*|unsafe-eval|script-src[^;]*unsafe/);
});
