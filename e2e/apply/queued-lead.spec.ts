import { fillApplicant, openDirectApply, thankYou } from './applicant.ts';
import { expect, test } from '../harness/test.ts';

const leadCall = { method: 'POST', path: /^\/sales-api\/lead$/ };
const waitingText = /^Your application may not have been sent\./;

test(
  'an application that cannot be sent is queued, and sent once when the browser is online again',
  { tag: ['@R2.27', '@R7.92'] },
  async ({ page, context, guards, upstream, leads }) => {
    guards.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/, 'the browser is offline');
    const dialog = await openDirectApply(page);
    await fillApplicant(dialog);
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Send application' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(waitingText);
    await expect(page.getByText('You seem to be offline.')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    const note = page.getByRole('main').getByText(waitingText).first();
    await expect(note).toBeVisible();
    expect(await upstream.calls(leadCall)).toEqual([]);

    await context.setOffline(false);
    await expect(page.getByText('Your application is sent. Company: Nestkin')).toBeVisible();
    await expect(note).toHaveCount(0);
    await page.getByRole('link', { name: /^You applied on / }).click();
    await expect(page).toHaveURL(thankYou);
    const calls = await upstream.calls(leadCall);
    expect(calls).toHaveLength(1);
    expect(await leads()).toMatchObject([{ id: thankYou.exec(page.url())?.[1], click_source: 'offer' }]);
  },
);

test('an application without network outlasts its tab, and the next page sends it once', async ({
  context,
  product,
  guards,
  upstream,
  leads,
}) => {
  guards.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/, 'the browser is offline');
  const tab = await context.newPage();
  const dialog = await openDirectApply(tab);
  await fillApplicant(dialog);
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Send application' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(waitingText);
  await tab.close();
  await context.setOffline(false);

  const next = await context.newPage();
  await next.goto(`${product.web}/about`);
  await expect(next.getByText('Your application is sent. Company: Nestkin')).toBeVisible();
  const calls = await upstream.calls(leadCall);
  expect(calls.map(({ body }) => body)).toMatchObject([
    { email: 'kim@example.org', click_source: 'offer', locale: 'en' },
  ]);
  expect(await leads()).toHaveLength(1);
  expect(await next.evaluate(() => localStorage.getItem('guestLeads'))).toBeNull();
});

test('an application that is refused when it is sent later is not sent again, and the visitor reads so', async ({
  page,
  upstream,
}) => {
  const dialog = await openDirectApply(page);
  await fillApplicant(dialog);
  await upstream.fault(leadCall, { kind: 'status', status: 500 }, 1);
  await dialog.getByRole('button', { name: 'Send application' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(waitingText);
  await upstream.fault(leadCall, { kind: 'status', status: 422 }, 1);
  await page.goto('/about');
  await expect(page.getByText('Nestkin: we couldn’t pass on your application')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await upstream.calls(leadCall)).toHaveLength(2);
});

test('an application waits while the services fail, and two tabs that open at once send it once', async ({
  page,
  context,
  upstream,
  leads,
}) => {
  const dialog = await openDirectApply(page);
  await fillApplicant(dialog);
  await upstream.fault(leadCall, { kind: 'lostAnswer' }, 1);
  await dialog.getByRole('button', { name: 'Send application' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(waitingText);

  await upstream.fault(leadCall, { kind: 'status', status: 503 }, 1);
  await page.goto('/about');
  const waiting = page.getByText('Your application is still waiting to be sent. Company: Nestkin');
  await expect(waiting).toBeVisible();

  await upstream.fault(leadCall, { kind: 'delay', ms: 300 });
  const other = await context.newPage();
  await Promise.all([page.goto('/contact'), other.goto('/terms')]);
  const sent = 'Your application is sent. Company: Nestkin';
  await expect
    .poll(async () => (await page.getByText(sent).count()) + (await other.getByText(sent).count()))
    .toBe(1);
  const calls = await upstream.calls(leadCall);
  expect(calls).toHaveLength(3);
  expect(new Set(calls.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  expect(await leads()).toHaveLength(1);
  await page.reload();
  expect(await upstream.calls(leadCall)).toHaveLength(3);
});

test(
  'an application that the visitor cancels is not sent; the next one is of the same session',
  { tag: '@R9.26' },
  async ({ page, upstream, leads }) => {
    const dialog = await openDirectApply(page);
    await fillApplicant(dialog);
    await upstream.fault(leadCall, { kind: 'status', status: 500 }, 1);
    await dialog.getByRole('button', { name: 'Send application' }).click();
    await dialog.getByRole('button', { name: 'Don’t send it' }).click();
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Apply now' })).toBeVisible();
    expect(await upstream.calls(leadCall)).toHaveLength(1);
    expect(await leads()).toEqual([]);

    await page.getByRole('button', { name: 'Apply now' }).click();
    await dialog.getByRole('button', { name: 'Send application' }).click();
    await expect(page).toHaveURL(thankYou);
    const sessions = (await upstream.calls(leadCall)).map(
      ({ body }) => (body as { session_id: string }).session_id,
    );
    expect(sessions).toHaveLength(2);
    expect(new Set(sessions).size).toBe(1);
    expect(await page.evaluate(() => sessionStorage.getItem('pageSessionId'))).toBe(sessions[0]);
  },
);

test('an application in a browser whose storage is full lasts until the page is closed', async ({
  page,
  context,
  guards,
  leads,
}) => {
  guards.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/, 'the browser is offline');
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The storage is full.', 'QuotaExceededError');
    };
  });
  const dialog = await openDirectApply(page);
  await fillApplicant(dialog);
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Send application' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Keep this page open until then.');
  await context.setOffline(false);
  await expect(page).toHaveURL(thankYou);
  expect(await leads()).toHaveLength(1);
});
