import { openDirectApply } from '../apply/applicant.ts';
import { signedInAccount } from '../harness/accounts/account.ts';
import { expect, test } from '../harness/test.ts';

const leadCall = { method: 'POST', path: /^\/sales-api\/lead$/ };

test('an application that could not be sent waits on the desk, and is sent as of the page where it was made', async ({
  page,
  product,
  context,
  upstream,
  leads,
}) => {
  await signedInAccount(page, product);
  const dialog = await openDirectApply(page);
  await upstream.fault(leadCall, { kind: 'status', status: 500 }, 1);
  await dialog.getByRole('button', { name: 'Send application' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Your application may not have been sent.');

  // Another tab, with a session of its own, in another language. It tries to send the application once by itself.
  await upstream.fault(leadCall, { kind: 'status', status: 503 }, 1);
  const other = await context.newPage();
  await other.goto('/de/my-desk/jobs');
  const waiting = other.getByRole('region', { name: 'Noch nicht gesendet' });
  await expect(waiting.getByText('Nestkin')).toBeVisible();
  await expect.poll(async () => (await upstream.calls(leadCall)).length).toBe(2);
  await waiting.getByRole('button', { name: 'Jetzt senden' }).click();
  await expect(waiting).toHaveCount(0);
  const applications = other.getByRole('region', { name: 'Deine Bewerbungen' });
  await expect(applications.getByText('Nestkin in Berlin')).toBeVisible();

  const calls = (await upstream.calls(leadCall)).map(
    ({ body }) => body as { readonly locale: string; readonly session_id: string },
  );
  expect(calls).toHaveLength(3);
  const session = await page.evaluate(() => sessionStorage.getItem('pageSessionId'));
  expect(await other.evaluate(() => sessionStorage.getItem('pageSessionId'))).not.toBe(session);
  for (const call of calls) expect(call).toMatchObject({ locale: 'en', session_id: session });
  expect(await leads()).toMatchObject([{ click_source: 'offer' }]);
});
