import { createMockEnvironment, MockPayloadGenerator, type RelayMockEnvironment } from 'relay-test-utils';
import { createOperationDescriptor, getRequest, RecordSource, Store } from 'relay-runtime';
import { beforeEach, describe, expect, it } from 'vitest';
import { companySteps } from '../pages/company/companySteps.ts';
import { PageSteps, type PageStep } from './pageSteps.ts';

const [company, cities] = companySteps as readonly [PageStep, PageStep];

/** A company by its slug, then its cities in the country of the address, if there is one. */
const steps: readonly PageStep[] = [
  company,
  {
    query: cities.query,
    prepareVariables: ({ countryCode }, before) => {
      const { partner } = before as { partner?: { id: string } | null };
      return partner && countryCode !== undefined ? { partnerId: partner.id, countryCode } : null;
    },
  },
];

let environment: RelayMockEnvironment;
let failures: Set<string>;
let walk: PageSteps;

beforeEach(() => {
  environment = createMockEnvironment();
  failures = new Set();
  walk = new PageSteps(environment as never, failures);
});

const place = (params: Record<string, string>) => ({ params: { partnerSlug: 'swiftbite', ...params } });

/** The operations in flight: their names with their variables. */
const asked = () =>
  environment.mock
    .getAllOperations()
    .map(({ request }) => [request.node.params.name, request.variables] as const);

const answer = (partner: object | null = { id: 'P1' }) =>
  environment.mock.resolveMostRecentOperation((operation) =>
    MockPayloadGenerator.generate(operation, {
      Query: () => (partner === null ? { partner } : {}),
      Partner: () => partner ?? {},
    }),
  );

const theCompany = ['companySteps_CompanyQuery', { partnerSlug: 'swiftbite' }];
const itsCities = (countryCode: string) => [
  'companySteps_CompanyCitiesQuery',
  { partnerId: 'P1', countryCode },
];

/** Lets pending promises continue. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('the steps of a page', () => {
  it('are requested one after the other, each with the answers of the previous ones', async () => {
    const here = place({ countryCode: 'de' });
    const loading = walk.load(steps, here);
    expect(asked()).toEqual([theCompany]);
    expect(walk.progress(steps, here)).toEqual({ answers: {}, done: false, error: null });
    answer();
    await settle();
    expect(asked()).toEqual([itsCities('de')]);
    expect(walk.progress(steps, here)).toMatchObject({ answers: { partner: { id: 'P1' } }, done: false });
    answer();
    await loading;
    expect(asked()).toEqual([]);
    const { answers, done } = walk.progress(steps, here);
    expect(done).toBe(true);
    expect(Object.keys(answers)).toEqual(['partner', 'cities']);
  });

  it('skip a step that the place does not need', async () => {
    const loading = walk.load(steps, place({}));
    answer();
    await loading;
    expect(asked()).toEqual([]);
    expect(walk.isComplete(steps, place({}))).toBe(true);
    expect(walk.isComplete(steps, place({ countryCode: 'de' }))).toBe(false);
  });

  it('are not requested again while their variables stay the same', async () => {
    const first = walk.load(steps, place({}));
    answer();
    await first;
    const second = walk.load(steps, place({ countryCode: 'de' }));
    expect(asked()).toEqual([itsCities('de')]);
    answer();
    await second;
    void walk.load(steps, place({ countryCode: 'fr' }));
    expect(asked()).toEqual([itsCities('fr')]);
  });

  it(
    'are retained while they are shown, even when the store releases other data',
    { tags: ['R4.64'] },
    async () => {
      const store = new Store(new RecordSource(), { gcReleaseBufferSize: 0, gcScheduler: (run) => run() });
      environment = createMockEnvironment({ store });
      walk = new PageSteps(environment as never, failures);
      const loading = walk.load(steps, place({}));
      answer();
      await loading;
      const other = createOperationDescriptor(getRequest(company.query), { partnerSlug: 'breadbeam' });
      environment.retain(other).dispose();
      expect(walk.isComplete(steps, place({}))).toBe(true);

      // The steps of the previous page are released with the next one.
      const next = walk.load(steps, place({ partnerSlug: 'breadbeam' }));
      answer({ id: 'P2' });
      await next;
      expect(walk.isComplete(steps, place({ partnerSlug: 'breadbeam' }))).toBe(true);
      expect(walk.isComplete(steps, place({}))).toBe(false);
    },
  );

  it('report the error that ended them, and are requested again on the next visit', async () => {
    const here = place({ countryCode: 'de' });
    const broken = walk.load(steps, here);
    answer();
    await settle();
    environment.mock.rejectMostRecentOperation(new Error('down'));
    await broken;
    expect(walk.progress(steps, here)).toMatchObject({ done: false, error: new Error('down') });
    // Another place has no error.
    expect(walk.progress(steps, place({ countryCode: 'fr' })).error).toBeNull();

    const again = walk.load(steps, here);
    expect(asked()).toEqual([itsCities('de')]);
    expect(walk.progress(steps, here).error).toBeNull();
    answer();
    await again;
    expect(walk.progress(steps, here).done).toBe(true);
  });

  it('end at a missing row, and request failed fields again', async () => {
    const here = place({ countryCode: 'de' });
    const loading = walk.load(steps, here);
    answer(null);
    await loading;
    expect(walk.progress(steps, here)).toEqual({ answers: { partner: null }, done: true });
    expect(walk.isComplete(steps, here)).toBe(true);

    failures.add('partner');
    expect(walk.isComplete(steps, here)).toBe(false);
    const again = walk.load(steps, here);
    expect(asked()).toEqual([theCompany]);
    answer(null);
    await again;
    expect(asked()).toEqual([]);
    expect(walk.progress(steps, here).done).toBe(true);
  });
});
