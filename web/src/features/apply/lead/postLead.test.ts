import { afterEach, expect, it, vi } from 'vitest';
import { createEnvironment } from '../../../relay/createEnvironment.ts';
import { addRequestHeaders } from '../../../relay/requestHeaders.ts';
import { sendFromBrowser } from '../../../relay/sendFromBrowser.ts';
import { postLead } from './postLead.ts';

afterEach(() => vi.unstubAllGlobals());

const environmentOf = () =>
  createEnvironment({
    send: sendFromBrowser('en'),
    late: new Set(),
    patienceMs: null,
    onMessages: () => undefined,
    onNoAnswer: () => undefined,
  });

it('says that a lead is refused for good when the gateway does not accept its input', async () => {
  const answerWith = (code: string) =>
    vi.stubGlobal('fetch', async () =>
      Response.json({ data: { createLead: null }, errors: [{ message: 'No.', extensions: { code } }] }),
    );
  answerWith('BAD_USER_INPUT');
  expect(await postLead(environmentOf(), { offerId: 'no id' }, 'K')).toEqual({
    kind: 'rejected',
    faults: [{ field: null, message: 'No.' }],
  });
  answerWith('UPSTREAM_ERROR');
  expect(await postLead(environmentOf(), { offerId: 'O1' }, 'K')).toMatchObject({ kind: 'failed' });
});

it('sends a lead with the language and session of the page on which it was made', async () => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json({ data: { createLead: null } }));
  vi.stubGlobal('fetch', fetched);
  addRequestHeaders(() => ({ 'x-session-id': 'of-this-page' }));
  const environment = environmentOf();
  const request = { offerId: 'O1' };
  await postLead(environment, request, 'K', { language: 'tr', sessionId: 'of-that-page' });
  await postLead(environment, request, 'K');
  const sent = fetched.mock.calls.map(([address, options]) => [
    address,
    new Headers(options?.headers).get('x-session-id'),
  ]);
  expect(sent).toEqual([
    ['/graphql?lang=tr', 'of-that-page'],
    ['/graphql?lang=en', 'of-this-page'],
  ]);
});

it('sends the lead of a guest without the session of whoever has logged in since', async () => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json({ data: { createLead: null } }));
  vi.stubGlobal('fetch', fetched);
  addRequestHeaders(() => ({ authorization: 'Bearer of-nina' }));
  const environment = environmentOf();
  const page = { language: 'en', sessionId: 'of-that-page' };
  await postLead(environment, { offerId: 'O1' }, 'K', { ...page, isGuest: true });
  await postLead(environment, { offerId: 'O1' }, 'K', page);
  const sent = fetched.mock.calls.map(([, options]) => {
    const headers = new Headers(options?.headers);
    return [headers.get('authorization'), headers.get('x-session-id')];
  });
  expect(sent).toEqual([
    [null, 'of-that-page'],
    ['Bearer of-nina', 'of-that-page'],
  ]);
});
