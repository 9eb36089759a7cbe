import { act, cleanup, screen, within } from '@testing-library/react';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInSite } from '../../../test/renderInSite.tsx';
import { sampleOffer } from '../../../test/sampleOffer.ts';
import { contributionCalls } from '../../auth/contributions/contributionCalls.ts';
import { queueContribution, removeContribution } from '../../auth/contributions/pendingContributions.ts';
import { jobOfferRoutes } from '../../pages/pageRoutes.tsx';
import { withdrawContribution } from '../contributions/withdrawContribution.ts';

afterEach(cleanup);

const open = async (changes: object = {}) => {
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, {
      JobOffer: () => ({ ...sampleOffer.full, similar: [], ...changes }),
    }),
  );
  await renderInSite(null, { environment, path: '/berlin/swiftbite', routes: jobOfferRoutes });
  await screen.findByRole('heading', { level: 1 });
  return environment;
};

const figure = (name: string) => within(screen.getByRole('region', { name }));
const table = (name: string) =>
  figure(name)
    .getAllByRole('row', { hidden: true })
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));

describe('figures of an offer', () => {
  it('show earnings in the range of the city with their number of answers, as a chart and as a table', async () => {
    await open();
    expect(figure('Earnings').getByText('€15', { selector: 'strong' })).toBeDefined();
    expect(figure('Earnings').getByText('23 answers').closest('p')?.textContent).toBe(
      '23 answers · latest in June 2025',
    );
    expect(figure('Sign-up takes').getByText('12 answers').closest('p')?.textContent).toContain(
      'latest in May 2025',
    );
    expect(figure('Cost to start').getByText('9 answers').closest('p')?.textContent).toBe('9 answers');
    const chart = screen.getByRole('region', { name: 'Earnings' }).querySelector('svg');
    const spans = [...(chart?.querySelectorAll('rect') ?? [])].map((rect) => [
      rect.getAttribute('x'),
      rect.getAttribute('width'),
    ]);
    expect(spans).toEqual([
      ['0.0%', '100.0%'],
      ['10.0%', '27.5%'],
    ]);
    expect(chart?.querySelector('line')?.getAttribute('x1')).toBe('25.0%');
    expect(chart?.textContent).toBe('Average');
    expect(table('Earnings')).toEqual([
      ['Average', '€15'],
      ['Lowest in Berlin', '€10'],
      ['Highest in Berlin', '€30'],
      ['Middle half of the answers', '€12 – €17.50'],
    ]);
  });

  it('show the spread of many answers, and that few are a hint', async () => {
    await open({
      costToStart: {
        average: { amount: 90, currency: 'EUR' },
        count: 4,
        latest: null,
        typicalRange: null,
      },
    });
    const spread = 'Half of the answers are between €12 and €17.50.';
    const few = 'Few answers so far: take it as a hint.';
    expect(figure('Earnings').getByText(spread)).toBeDefined();
    expect(figure('Earnings').queryByText(few)).toBeNull();
    expect(figure('Cost to start').getByText(few)).toBeDefined();
    expect(figure('Cost to start').queryByText(/middle half/)).toBeNull();
    expect(figure('Sign-up takes').queryByText(few)).toBeNull();
    expect(screen.getByText(/^Each person counts once per gig\./)).toBeDefined();
  });

  it('tell a guest which answer of theirs waits in the browser for an account', async () => {
    const amount = { kind: 'earnings', jobOfferId: sampleOffer.full.id, value: 12, currency: 'EUR' } as const;
    const { key } = queueContribution(amount);
    await open();
    const note = /^Your answer stays in this browser until you sign up or log in\./;
    expect(await figure('Earnings').findByText(note)).toBeDefined();
    expect(figure('Earnings').getByRole('button', { name: 'Sign up' })).toBeDefined();
    expect(figure('Cost to start').queryByText(note)).toBeNull();
    act(() => removeContribution(key));
    expect(figure('Earnings').queryByText(note)).toBeNull();
  });

  it('show the cost to start', async () => {
    await open();
    expect(table('Cost to start')).toEqual([['Cost to start', '€140']]);
  });

  it('show when starting costs nothing', async () => {
    await open({
      costToStart: { average: { amount: 0, currency: 'EUR' }, count: 3, typicalRange: null },
    });
    expect(table('Cost to start')).toEqual([['Cost to start', 'Free to start']]);
  });

  it('show sign-up time and availability as distributions with percentages', async () => {
    await open();
    expect(table('Sign-up takes')).toEqual([
      ['1 day', '50%'],
      ['2–3 days', '0%'],
      ['1 week', '50%'],
      ['2 weeks', '0%'],
      ['Longer', '0%'],
    ]);
    expect(table('How busy it is')).toEqual([
      ['Many customers', '75%'],
      ['Some customers', '0%'],
      ['Few customers', '25%'],
    ]);
  });

  it('show an error for a figure that did not load, and the other figures', async () => {
    const environment = createMockEnvironment();
    environment.mock.queueOperationResolver((operation) => ({
      ...MockPayloadGenerator.generate(operation, {
        JobOffer: () => ({ ...sampleOffer.full, similar: [], earning: null, signUpTime: null }),
      }),
      errors: ['earning', 'signUpTime'].map((field) => ({ message: 'Down', path: ['jobOffer', field] })),
    }));
    await renderInSite(null, { environment, path: '/berlin/swiftbite', routes: jobOfferRoutes });
    await screen.findByRole('heading', { level: 1 });
    expect(figure('Earnings').getByText('This part didn’t load.')).toBeDefined();
    expect(figure('Sign-up takes').getByText('This part didn’t load.')).toBeDefined();
    expect(table('How busy it is')).toHaveLength(3);
  });

  it('are whole again once an answer is sent or withdrawn, with what the server counts now', async () => {
    const half = (key: string) => ({ key, percent: 50 });
    const amount = {
      average: { amount: 21, currency: 'EUR' },
      count: 8,
      latest: '2026-04-01',
      typicalRange: {
        lowest: { amount: 18, currency: 'EUR' },
        highest: { amount: 25, currency: 'EUR' },
      },
    };
    const jobOfferId = sampleOffer.full.id;
    const accepted = () => ({ userErrors: [] });
    const counted = {
      WithdrawEarningPayload: accepted,
      WithdrawCostToStartPayload: accepted,
      WithdrawSignUpTimePayload: accepted,
      WithdrawCustomerAvailabilityPayload: accepted,
      JobOffer: () => ({ id: jobOfferId }),
      City: () => ({
        id: sampleOffer.full.city.id,
        name: 'Berlin',
        earnings: [{ lowest: { amount: 5, currency: 'EUR' }, highest: { amount: 40, currency: 'EUR' } }],
      }),
      Earning: () => amount,
      CostToStart: () => ({ ...amount, count: 7 }),
      SignUpTime: () => ({ count: 6, days: 7, latest: null, percents: [half('ONE_WEEK'), half('LONGER')] }),
      CustomerAvailability: () => ({ count: 2, latest: null, percents: [half('HIGH'), half('MEDIUM')] }),
    };
    const value = { earnings: 21, cost: 21, signupLength: 'ONE_WEEK', customerAvailability: 'HIGH' } as const;
    for (const isSent of [true, false]) {
      const environment = await open();
      for (const kind of ['earnings', 'cost', 'signupLength', 'customerAvailability'] as const)
        await act(async () => {
          const done = isSent
            ? contributionCalls[kind](environment, { kind, jobOfferId, key: kind, value: value[kind] })
            : withdrawContribution(environment, kind, jobOfferId);
          await expect.poll(() => environment.mock.getAllOperations()).toHaveLength(1);
          environment.mock.resolveMostRecentOperation((operation) =>
            MockPayloadGenerator.generate(operation, counted),
          );
          await done;
        });
      const texts = (name: string) => screen.getByRole('region', { name }).textContent;
      for (const name of ['Earnings', 'Cost to start']) {
        expect(texts(name)).toContain('€21');
        expect(texts(name)).toContain('Half of the answers are between €18 and €25.');
      }
      expect(table('Earnings')).toContainEqual(['Lowest in Berlin', '€5']);
      expect(texts('Sign-up takes')).toContain('6 answers');
      expect(texts('How busy it is')).toContain('2 answers');
      expect(screen.queryByText('This part didn’t load.')).toBeNull();
      cleanup();
    }
  });

  it('show when nobody has answered, and omit figures that were not requested', async () => {
    await open({ earning: { average: null, count: 0 }, signUpTime: null });
    expect(figure('Earnings').getByText('Nobody has reported this yet.')).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Sign-up takes' })).toBeNull();
  });
});
