import type { Match } from 'found';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setUpAccount, tokens } from '../../../test/accountFixtures.ts';
import { changeAuth, forgetAccount } from '../../auth/authStore.ts';
import { sessionFields } from '../../auth/session/tokens.ts';
import { chooseConsent, consentToAll } from '../../browser/consent.ts';
import { pageEvent } from '../../routing/RouteFocus.tsx';

// It would start after the test.
vi.mock('./showEvents.ts', () => ({ showEvents: () => undefined }));

const lead = '3f0c1b7e-6a52-4c1e-9d0b-3f8f5a4f2b11';
const environment = createMockEnvironment();

/** The commands and events of the queue, as lists. */
const queue = () =>
  (window.dataLayer ?? []).map((entry) =>
    String(entry) === '[object Arguments]' ? [...(entry as ArrayLike<unknown> & Iterable<unknown>)] : entry,
  );

const show = (pathname: string, query: string, params: Readonly<Record<string, string>>): Match => {
  window.history.replaceState(null, '', pathname + query);
  return { location: { pathname }, params, routes: [] } as unknown as Match;
};

beforeEach(() => {
  chooseConsent(consentToAll(true));
  setUpAccount();
  changeAuth(sessionFields(tokens(), Date.now()) ?? {});
  vi.spyOn(document.head, 'append').mockImplementation(() => undefined);
});
afterEach(() => {
  forgetAccount();
  delete window.dataLayer;
  localStorage.clear();
  vi.restoreAllMocks();
});

it('names pages without what only the visitor knows, in every event, and the campaign with the first', async () => {
  const { origin } = window.location;
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${origin}/direct/${lead}?verification_code=secret`);
  let shown = show('/about', '?verification_code=secret', {});
  const { startAnalytics } = await import('./startAnalytics.ts');
  const tag = { id: 'G-ABC', origin: 'https://tags.example' };
  const landing = new URL(`${origin}/?utm_source=news&utm_term=kim@example.org&gclid=secret`);
  startAnalytics({ tag, landing, environment: () => environment, shown: () => shown }, Date.now());
  await vi.waitFor(() => expect(JSON.stringify(queue())).toContain('page_view'));

  const first = { page_location: `${origin}/about`, page_referrer: `${origin}/direct/id` };
  const names = queue().map((entry) => (Array.isArray(entry) ? (entry[0] as unknown) : entry));
  expect(names.indexOf('set')).toBeLessThan(names.indexOf('config'));
  expect(queue()[0]).toEqual(['set', first]);
  const fromCampaign = { ...first, campaign_source: 'news', campaign_term: undefined };
  expect(queue()).toContainEqual(['event', 'page_view', expect.objectContaining(fromCampaign)]);

  shown = show(`/direct/${lead}`, '?verification_code=secret', { leadId: lead, lang: 'de' });
  window.dispatchEvent(new Event(pageEvent));
  const second = { page_location: `${origin}/direct/id`, page_referrer: `${origin}/about` };
  await vi.waitFor(() =>
    expect(queue()).toContainEqual([
      'event',
      'page_view',
      expect.objectContaining({ ...second, campaign_source: undefined }),
    ]),
  );
  expect(queue()).toContainEqual(['set', second]);

  const views = environment.mock
    .getAllOperations()
    .map(({ request }) => request.variables['input'] as object);
  expect(views).toMatchObject([
    { url: '/about', referralUrl: `${origin}/direct/id`, params: [] },
    { url: '/direct/id', referralUrl: `${origin}/about`, params: [{ name: 'lang', value: 'de' }] },
  ]);
  for (const secret of [lead, 'secret', 'kim@'])
    expect(JSON.stringify([queue(), views])).not.toContain(secret);
});
