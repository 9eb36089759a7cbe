import { afterEach, expect, it, vi } from 'vitest';
import { createEnvironment } from '../../../relay/createEnvironment.ts';
import { addRequestHeaders } from '../../../relay/requestHeaders.ts';
import { sendFromBrowser } from '../../../relay/sendFromBrowser.ts';
import { postLead } from './postLead.ts';

afterEach(() => vi.unstubAllGlobals());

it('sends a lead with the language and session of the page on which it was made', async () => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json({ data: { createLead: null } }));
  vi.stubGlobal('fetch', fetched);
  addRequestHeaders(() => ({ 'x-session-id': 'of-this-page' }));
  const environment = createEnvironment({
    send: sendFromBrowser('en'),
    late: new Set(),
    patienceMs: null,
    onMessages: () => undefined,
    onNoAnswer: () => undefined,
  });
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
