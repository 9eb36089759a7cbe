import { cleanup, screen, waitFor } from '@testing-library/react';
import { createMockEnvironment, type RelayMockEnvironment } from 'relay-test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInSite } from '../../../test/renderInSite.tsx';
import { redirectTo } from '../../features/redirect-page/redirectTo.ts';
import { redirectRoutes } from '../pageRoutes.tsx';

vi.mock('../../features/redirect-page/redirectTo.ts', () => ({ redirectTo: vi.fn() }));

const redirected = vi.mocked(redirectTo);
const offer = {
  __typename: 'JobOffer',
  id: 'T2ZmZXI6MQ==',
  status: 'LIVE',
  takesApplications: true,
  price: 12,
  externalUrl: 'https://swiftbite.example/?city=berlin',
  city: { id: 'C', name: 'Berlin', slug: 'berlin' },
  partner: { id: 'P', name: 'Swiftbite', slug: 'swiftbite', orgSlug: 'swiftbite' },
};
const lead = (continueUrl: string | null) => ({
  data: { createLead: { lead: { uuid: '3f0c…', created: true, continueUrl }, userErrors: [] } },
});

beforeEach(() => {
  redirected.mockClear();
  sessionStorage.clear();
  localStorage.clear();
});
const opened: RelayMockEnvironment[] = [];
afterEach(() => {
  cleanup();
  // A lead waits for the former one to the same offer.
  for (const { mock } of opened.splice(0))
    while (mock.getAllOperations().length > 0)
      mock.rejectMostRecentOperation(new Error('The test has ended.'));
});

const open = async (answer: object | Error | null, query = '') => {
  const environment = createMockEnvironment();
  opened.push(environment);
  environment.mock.queueOperationResolver(() =>
    answer instanceof Error ? answer : { data: { jobOffer: answer as Record<string, unknown> | null } },
  );
  return renderInSite(null, {
    environment,
    path: `/redirect/berlin/swiftbite${query}`,
    routes: redirectRoutes,
    strict: true,
  });
};

const leads = (environment: RelayMockEnvironment) =>
  environment.mock
    .getAllOperations()
    .filter((operation) => operation.request.node.params.name === 'postLeadMutation')
    .map((operation) => operation.request.variables['input'] as Record<string, unknown>);

const oneLead = (environment: RelayMockEnvironment) =>
  waitFor(() => {
    expect(leads(environment)).toHaveLength(1);
    return leads(environment)[0];
  });

const errorBox = async () => (await screen.findByRole('alert')).textContent ?? '';

describe('redirect page', () => {
  it('shows that it is loading until the offer is loaded', { tags: ['R2.124'] }, async () => {
    const environment = createMockEnvironment();
    opened.push(environment);
    await renderInSite(null, { environment, path: '/redirect/berlin/swiftbite', routes: redirectRoutes });
    await screen.findByRole('heading', { name: 'Preparing your application' });
    environment.mock.resolveMostRecentOperation({ data: { jobOffer: offer } });
    const heading = await screen.findByRole('heading', { name: 'Taking you to Swiftbite' });
    expect(heading.textContent).toBe('Taking you to Swiftbite');
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    // A lead that is sent after the test is never answered, and the next tests would wait for it.
    await oneLead(environment);
  });

  it.each([
    ['the fetch fails', new Error('down')],
    ['there is no offer', null],
    ['the offer has no status', { ...offer, status: null }],
  ])('shows the error box when %s', { tags: ['R2.125', 'R2.126', 'R8.13', 'R8.14'] }, async (_, answer) => {
    const { environment } = await open(answer);
    expect(await errorBox()).toContain(
      'Something went wrong. We are really sorry. There was some error while loading data. Please try again later or go back to the homepage.',
    );
    expect(screen.getByRole('link', { name: 'Go to homepage' }).getAttribute('href')).toBe('/');
    expect(leads(environment)).toEqual([]);
  });

  it.each([
    ['expired', 'EXPIRED'],
    ['live, but past its last day,', 'LIVE'],
  ])(
    'an offer that is %s creates no lead and no redirect',
    { tags: ['R2.127', 'R2.128'] },
    async (_what, status) => {
      const { environment } = await open({ ...offer, status, takesApplications: false });
      await screen.findByRole('heading', { name: 'This gig is closed' });
      expect(leads(environment)).toEqual([]);
      expect(redirected).not.toHaveBeenCalled();
      expect(screen.queryByRole('link', { name: /Swiftbite/ })).toBeNull();
    },
  );

  it('an offer that closes before its lead arrives shows that, and there is no redirect', async () => {
    const { environment, reports } = await open(offer);
    await oneLead(environment);
    const userErrors = [{ code: 'EXPIRED', field: ['offerId'], message: 'Applications are closed.' }];
    environment.mock.resolveMostRecentOperation({ data: { createLead: { lead: null, userErrors } } });
    await screen.findByRole('heading', { name: 'This gig is closed' });
    expect(redirected).not.toHaveBeenCalled();
    expect(reports).toEqual([]);
    expect(localStorage.getItem('guestLeads')).toBeNull();
  });

  it('a lead that is refused for another reason is reported, and the visitor goes to the offer’s own address', async () => {
    const { environment, reports } = await open(offer);
    await oneLead(environment);
    const userErrors = [{ code: 'NOT_FOUND', field: ['offerId'], message: 'This no longer exists.' }];
    environment.mock.resolveMostRecentOperation({ data: { createLead: { lead: null, userErrors } } });
    await waitFor(() => expect(redirected.mock.calls).toEqual([['https://swiftbite.example/?city=berlin']]));
    expect(reports.map(({ level }) => level)).toEqual(['error']);
    expect(localStorage.getItem('guestLeads')).toBeNull();
  });

  it(
    'records one lead with the click data and goes to the affiliate address',
    { tags: ['R2.129', 'R2.130', 'R2.21'] },
    async () => {
      const { environment, reports } = await open(
        offer,
        `?cd=${btoa('{"click_source":"tile","utm_source":"mail"}')}`,
      );
      expect(await oneLead(environment)).toEqual({
        offerId: 'T2ZmZXI6MQ==',
        clickSource: 'tile',
        utmSource: 'mail',
        idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
      environment.mock.resolveMostRecentOperation(lead('https://swiftbite.example/?lead=1'));
      await waitFor(() => expect(redirected.mock.calls).toEqual([['https://swiftbite.example/?lead=1']]));
      expect(reports).toEqual([]);
      expect(localStorage.getItem('guestLeads')).toBeNull();
    },
  );

  it('reports invalid click data once and continues the redirect', { tags: ['R2.22', 'R8.19'] }, async () => {
    const { environment, reports } = await open(offer, '?cd=@@');
    expect(await oneLead(environment)).not.toHaveProperty('clickSource');
    environment.mock.resolveMostRecentOperation(lead('https://swiftbite.example/?lead=2'));
    await waitFor(() => expect(redirected).toHaveBeenCalledWith('https://swiftbite.example/?lead=2'));
    expect(reports.map(({ level, context }) => [level, context?.['where']])).toEqual([
      ['warning', 'click data'],
    ]);
  });

  it(
    'a failed lead is reported without a message and the visitor goes to the offer’s own address',
    { tags: ['R8.15', 'R8.16', 'R2.131'] },
    async () => {
      const { environment, reports } = await open(offer);
      await oneLead(environment);
      const extensions = { code: 'UPSTREAM_ERROR', status: 500, silenced: true };
      environment.mock.resolveMostRecentOperation({
        data: { createLead: null },
        errors: [{ message: 'Cannot load data.', path: ['createLead'], extensions }],
      } as never);
      await waitFor(() =>
        expect(redirected.mock.calls).toEqual([['https://swiftbite.example/?city=berlin']]),
      );
      expect(reports.map(({ level, context }) => [level, context?.['where']])).toEqual([['error', 'lead']]);
      expect(screen.queryByRole('alert')).toBeNull();
      expect(localStorage.getItem('guestLeads')).not.toBeNull();
    },
  );

  it.each([null, '', 'javascript:alert(1)', '/partner'])(
    'with the affiliate address %j the visitor goes to the offer’s own address',
    { tags: ['R2.131'] },
    async (continueUrl) => {
      const { environment } = await open(offer);
      await oneLead(environment);
      environment.mock.resolveMostRecentOperation(lead(continueUrl));
      await waitFor(() =>
        expect(redirected.mock.calls).toEqual([['https://swiftbite.example/?city=berlin']]),
      );
    },
  );

  describe('to a host that is not in the settings', () => {
    const elsewhere = 'https://jobs.elsewhere.example:8443/apply?lead=1';
    const answerWebsite = async (environment: RelayMockEnvironment, answer: object | Error) => {
      await waitFor(() =>
        expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
          partnerSlug: 'swiftbite',
        }),
      );
      if (answer instanceof Error) environment.mock.rejectMostRecentOperation(answer);
      else environment.mock.resolveMostRecentOperation({ data: { partner: { id: 'P', ...answer } } });
    };

    it.each([
      ['is another one', { websiteUrl: 'https://www.swiftbite.example' }],
      ['is unknown', { websiteUrl: null }],
      ['is a whole top-level domain', { websiteUrl: 'https://example/' }],
      ['did not load', new Error('down')],
    ])(
      'names the host, which the visitor has to choose, if the company’s website %s',
      async (_what, website) => {
        const { environment, reports } = await open(offer);
        await oneLead(environment);
        environment.mock.resolveMostRecentOperation(lead(elsewhere));
        await answerWebsite(environment, website);
        await screen.findByRole('heading', { name: 'Continue on another site?' });
        expect(screen.getByRole('alert').textContent).toContain(
          'Your application continues at jobs.elsewhere.example:8443. We don’t know whether this address belongs to Swiftbite.',
        );
        const link = screen.getByRole('link', { name: 'Continue to jobs.elsewhere.example:8443' });
        expect(link.getAttribute('href')).toBe(elsewhere);
        expect(screen.getByRole('link', { name: 'Go back' }).getAttribute('href')).toBe('/berlin/swiftbite');
        expect(redirected).not.toHaveBeenCalled();
        expect(leads(environment)).toEqual([]);
        expect(reports.map(({ level, message, context }) => [level, message, context])).toEqual([
          [
            'warning',
            'The host of a redirect is unknown.',
            { host: 'jobs.elsewhere.example:8443', offerId: offer.id },
          ],
        ]);
      },
    );

    it('goes there if it is the company’s website, or below it', { tags: ['R2.130'] }, async () => {
      const { environment } = await open(offer);
      await oneLead(environment);
      environment.mock.resolveMostRecentOperation(lead(elsewhere));
      await answerWebsite(environment, { websiteUrl: 'https://www.elsewhere.example/about' });
      await waitFor(() => expect(redirected.mock.calls).toEqual([[elsewhere]]));
    });

    it('names the host in the link for visitors without script', async () => {
      await open({ ...offer, externalUrl: elsewhere });
      const link = await screen.findByRole('link', { name: 'Continue to jobs.elsewhere.example:8443' });
      expect(link.getAttribute('href')).toBe(elsewhere);
    });
  });

  it('has a link for visitors without script', async () => {
    await open(offer);
    const link = await screen.findByRole('link', { name: 'Go to Swiftbite now' });
    expect(link.getAttribute('href')).toBe('https://swiftbite.example/?city=berlin');
  });

  it('measures the time on the page in seconds', { tags: ['R2.132'] }, async () => {
    performance.clearMarks();
    const { unmount } = await open(offer);
    await screen.findByRole('heading', { name: 'Taking you to Swiftbite' });
    unmount();
    const measured = performance.getEntriesByName('time_on_page') as PerformanceMark[];
    expect(measured.at(-1)?.detail).toEqual({ page: 'redirect', seconds: expect.any(Number) });
  });
});
