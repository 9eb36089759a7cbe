import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OperationDescriptor } from 'relay-runtime';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInSite } from '../../../test/renderInSite.tsx';
import type { CityMatch } from '../../__generated__/useCityMatchesQuery.graphql.ts';
import type { useRequestCityMutation } from '../../__generated__/useRequestCityMutation.graphql.ts';
import { CitySearch } from './CitySearch.tsx';

afterEach(cleanup);

const austin = {
  id: 'austin',
  slug: 'austin',
  name: 'Austin',
  state: 'tx',
  country: { code: 'US', name: 'United States' },
  jobOffersCount: 20,
};
const augsburg = {
  ...austin,
  id: 'augsburg',
  slug: 'augsburg',
  name: 'Augsburg',
  state: null,
  country: { code: 'DE', name: 'Germany' },
};

const renderSearch = async (initialQuery = '') => {
  const environment = createMockEnvironment();
  const site = await renderInSite(<CitySearch initialQuery={initialQuery} />, { environment, path: '/' });
  const nextOperation = () =>
    waitFor(() => {
      const operations = environment.mock.getAllOperations();
      if (operations.length === 0) throw new Error('No operation was sent.');
      return environment.mock.getMostRecentOperation();
    });
  const answer = async (cities: readonly object[] | null, match: CityMatch = 'BEGINNING') => {
    const operation = await nextOperation();
    environment.mock.resolve(operation, {
      data: { cities: cities && { edges: cities.map((node) => ({ node, match })) } },
    } as never);
    return operation;
  };
  const operationOf = (name: string) =>
    waitFor(() => {
      const found = environment.mock
        .getAllOperations()
        .find(({ request: { node } }) => node.operation.name === name);
      if (!found) throw new Error(`${name} was not sent.`);
      return found;
    });
  const answerMeaning = async (partner: object | null = null) => {
    const operation = await operationOf('useOtherMeaningQuery');
    const category = { id: 'c', orgSlug: 'delivery', slug: 'delivery', name: 'Delivery' };
    environment.mock.resolve(operation, {
      data: { partner, joined: partner, partners: { categories: [{ category }] } },
    } as never);
    return operation;
  };
  const user = userEvent.setup();
  return { ...site, environment, answer, answerMeaning, nextOperation, operationOf, user };
};

describe('the city search', () => {
  it('suggests cities by their label once the typing pauses', { tags: ['R5.20'] }, async () => {
    const { answer, user } = await renderSearch();
    await user.type(screen.getByRole('combobox'), ' aus');
    const operation = await answer([austin, augsburg]);
    expect(operation.request.variables).toEqual({ query: 'aus' });
    const options = await screen.findAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual([
      'Austin, TXUnited States20 gigs',
      'AugsburgGermany20 gigs',
    ]);
    expect(screen.getByRole('status').textContent).toBe('2 cities found');
  });

  it('works with the keyboard, opens the chosen city and records the search', async () => {
    const { answer, environment, nextOperation, user, visited } = await renderSearch();
    const field = screen.getByRole('combobox');
    await user.type(field, 'au');
    await answer([austin, augsburg]);
    await screen.findAllByRole('option');
    expect(field.getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('{Escape}');
    expect(field.getAttribute('aria-expanded')).toBe('false');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const [, second] = screen.getAllByRole('option');
    expect(second?.getAttribute('aria-selected')).toBe('true');
    expect(field.getAttribute('aria-activedescendant')).toBe(second?.id);
    await user.keyboard('{Enter}');
    const recorded = await nextOperation();
    expect(recorded.request.variables).toEqual({ input: { query: 'au', cityId: 'augsburg' } });
    environment.mock.resolve(recorded, { data: { recordCitySearch: { recorded: true } } });
    await waitFor(() => expect(visited).toHaveBeenLastCalledWith('/augsburg'));
  });

  it('submits to the home page while there is no answer yet', async () => {
    const { user, visited } = await renderSearch();
    await user.type(screen.getByRole('combobox'), 'Köln{Enter}');
    await waitFor(() => expect(visited).toHaveBeenLastCalledWith('/?city=K%C3%B6ln'));
  });

  it('does not request results that came with the page', async () => {
    const { environment } = await renderSearch('Berlin');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(environment.mock.getAllOperations()).toHaveLength(0);
  });

  it('shows an error when the search fails', async () => {
    const { answer, user } = await renderSearch();
    await user.type(screen.getByRole('combobox'), 'be');
    await answer(null);
    expect(await screen.findByText('Search isn’t responding. Try again.')).toBeTruthy();
  });

  const requestOption = () => screen.queryByRole('option', { name: /^Ask us to launch/ });

  it.each(['EXACT', 'COUNTRY', 'PART', 'SLIP'] as const)(
    'offers no request for an existing city, found as %s',
    async (match) => {
      const { answer, environment, user } = await renderSearch();
      await user.type(screen.getByRole('combobox'), 'Köln');
      await answer([augsburg], match);
      await screen.findByRole('option', { name: /Augsburg/ });
      expect(requestOption()).toBeNull();
      expect(environment.mock.getAllOperations()).toHaveLength(0);
    },
  );

  it('offers a request next to cities with a similar spelling', async () => {
    const { answer, answerMeaning, user } = await renderSearch();
    await user.type(screen.getByRole('combobox'), 'Austria');
    await answer([austin], 'SIMILAR');
    await answerMeaning();
    await waitFor(() => expect(requestOption()).toBeTruthy());
    expect(screen.getAllByRole('option')).toHaveLength(2);
  });

  it('says that a city of the same name is elsewhere, offers a request, and does not open it on Enter', async () => {
    const { answer, answerMeaning, user, visited } = await renderSearch();
    await user.type(screen.getByRole('combobox'), 'Austin, Ohio');
    await answer([austin], 'ELSEWHERE');
    await answerMeaning();
    await waitFor(() => expect(requestOption()).toBeTruthy());
    expect(screen.getByRole('status').textContent).toMatch(
      /^We’re not in “Austin, Ohio” yet. Cities of the same name elsewhere:$/,
    );
    await user.keyboard('{Escape}{Enter}');
    expect(visited).toHaveBeenCalledTimes(1);
  });

  it('treats a number neither as a city nor as a company', async () => {
    const { answer, environment, user } = await renderSearch();
    await user.type(screen.getByRole('combobox'), '10115');
    await answer([]);
    expect(await screen.findByText(/^We couldn’t find a city called “10115”\./)).toBeTruthy();
    expect(requestOption()).toBeNull();
    expect(environment.mock.getAllOperations()).toHaveLength(0);
  });

  it('treats words without a place neither as a city nor as a company', async () => {
    const { answer, environment, user } = await renderSearch();
    await user.type(screen.getByRole('combobox'), 'Near me');
    await answer([austin], 'SIMILAR');
    await screen.findByRole('option', { name: /Austin/ });
    expect(requestOption()).toBeNull();
    expect(environment.mock.getAllOperations()).toHaveLength(0);
  });

  it('offers the page of full-time jobs when its name is typed', async () => {
    const { answer, environment, user, visited } = await renderSearch();
    await user.type(screen.getByRole('combobox'), 'full time');
    await answer([]);
    await user.click(await screen.findByRole('option', { name: 'Full-time jobs' }));
    expect(requestOption()).toBeNull();
    expect(environment.mock.getAllOperations()).toHaveLength(0);
    await waitFor(() => expect(visited).toHaveBeenLastCalledWith('/more-jobs'));
  });

  it('offers a company when its name is typed', async () => {
    const { answer, answerMeaning, user, visited } = await renderSearch();
    await user.type(screen.getByRole('combobox'), 'SwiftBite');
    await answer([]);
    const operation = await answerMeaning({ id: 'p', slug: 'swiftbite', name: 'Swiftbite' });
    expect(operation.request.variables).toEqual({ slug: 'swiftbite', joined: 'swiftbite' });
    await user.click(await screen.findByRole('option', { name: /^Swiftbite/ }));
    expect(requestOption()).toBeNull();
    expect(screen.queryByText(/We couldn’t find a city/)).toBeNull();
    await waitFor(() => expect(visited).toHaveBeenLastCalledWith('/company/swiftbite'));
  });

  it('offers the companies of a category when its name is typed', async () => {
    const { answer, answerMeaning, user, visited } = await renderSearch();
    await user.type(screen.getByRole('combobox'), 'delivery');
    await answer([]);
    await answerMeaning();
    await user.click(await screen.findByRole('option', { name: /^Delivery/ }));
    await waitFor(() => expect(visited).toHaveBeenLastCalledWith('/companies?category=delivery'));
  });

  it('finds a company typed in two words, and opens it on Enter', async () => {
    const { answer, operationOf, environment, user, visited } = await renderSearch();
    await user.type(screen.getByRole('combobox'), 'Swift Bite');
    await answer([]);
    const operation = await operationOf('useOtherMeaningQuery');
    expect(operation.request.variables).toEqual({ slug: 'swift-bite', joined: 'swiftbite' });
    const joined = { id: 'p', slug: 'swiftbite', name: 'Swiftbite' };
    environment.mock.resolve(operation, { data: { partner: null, joined, partners: null } } as never);
    await screen.findByRole('option', { name: /^Swiftbite/ });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(visited).toHaveBeenLastCalledWith('/company/swiftbite'));
  });

  it('offers a category despite a typing mistake, without a city request, and does not open it on Enter', async () => {
    const { answer, answerMeaning, user, visited } = await renderSearch();
    await user.type(screen.getByRole('combobox'), 'delivry');
    await answer([]);
    await answerMeaning();
    await screen.findByRole('option', { name: /^Delivery/ });
    expect(requestOption()).toBeNull();
    await user.keyboard('{Enter}');
    expect(visited).toHaveBeenCalledTimes(1);
  });

  it.each(['EXACT', 'BEGINNING'] as const)('opens the only city found as %s on Enter', async (match) => {
    const { answer, user, visited } = await renderSearch();
    await user.type(screen.getByRole('combobox'), 'aus');
    await answer([austin], match);
    await screen.findByRole('option');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(visited).toHaveBeenLastCalledWith('/austin'));
  });

  it.each([
    ['a guess', [austin], 'SIMILAR'],
    ['a typing mistake', [austin], 'SLIP'],
    ['several cities', [austin, augsburg], 'BEGINNING'],
  ] as const)(
    'does not open a city on Enter for %s, but shows the list with an explanation',
    async (_what, cities, match) => {
      const { answer, user, visited } = await renderSearch();
      await user.type(screen.getByRole('combobox'), 'Auxtxn');
      await answer(cities, match);
      await screen.findAllByRole('option');
      await user.keyboard('{Escape}{Enter}');
      expect(screen.getByRole('combobox').getAttribute('aria-expanded')).toBe('true');
      expect(screen.getByRole('status').textContent).toMatch(/found.* Choose the city you mean\.$/);
      expect(visited).toHaveBeenCalledTimes(1);
    },
  );

  it('explains what to do on Enter in the empty field, until something is typed', async () => {
    const { user, visited } = await renderSearch();
    await user.click(screen.getByRole('combobox'));
    await user.keyboard('{Enter}');
    expect(screen.getByRole('status').textContent).toBe(' Type the name of a city first.');
    await user.type(screen.getByRole('combobox'), 'x');
    expect(screen.queryByText('Type the name of a city first.')).toBeNull();
    expect(visited).toHaveBeenCalledTimes(1);
  });

  it('is cleared by its own button, which returns the focus', async () => {
    const { user } = await renderSearch('Berlin');
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    const field = screen.getByRole('combobox') as HTMLInputElement;
    expect(field.value).toBe('');
    expect(document.activeElement).toBe(field);
    expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull();
  });

  const requestAtlantis = async ({ operationOf, user }: Awaited<ReturnType<typeof renderSearch>>) => {
    await user.clear(screen.getByRole('combobox'));
    await user.type(screen.getByRole('combobox'), 'Atlantis');
    expect(await screen.findByText(/^We couldn’t find a city called “Atlantis”\./)).toBeTruthy();
    await user.click(await screen.findByRole('option', { name: 'Ask us to launch in Atlantis' }));
    return operationOf('useRequestCityMutation');
  };

  const keyOf = ({ request: { variables } }: OperationDescriptor): unknown =>
    (variables as useRequestCityMutation['variables']).input.idempotencyKey;

  it('sends the request for a missing city and confirms it', { tags: ['R2.169'] }, async () => {
    const search = await renderSearch();
    const [sent] = await Promise.all([
      requestAtlantis(search),
      search.answer([]).then(() => search.answerMeaning()),
    ]);
    expect(sent.request.variables).toMatchObject({ input: { proposition: 'Atlantis' } });
    search.environment.mock.resolve(sent, {
      data: { requestCity: { proposition: 'Atlantis', userErrors: [] } },
    });
    const dialog = await screen.findByRole('dialog', { name: 'Thanks for telling us' });
    expect(dialog.textContent).toContain('we’ve added your request for Atlantis.');
  });

  it('retries a request with the same key until it is accepted', async () => {
    const search = await renderSearch();
    const { mock } = search.environment;
    const [lost] = await Promise.all([
      requestAtlantis(search),
      search.answer([]).then(() => search.answerMeaning()),
    ]);
    mock.resolve(lost, { data: null, errors: [{ message: 'The answer was lost.' }] } as never);
    const again = await requestAtlantis(search);
    expect(keyOf(again)).toMatch(/^[0-9a-f-]{36}$/);
    expect(keyOf(again)).toBe(keyOf(lost));
    mock.resolve(again, { data: { requestCity: { proposition: null, userErrors: [] } } });
    expect(keyOf(await requestAtlantis(search))).not.toBe(keyOf(lost));
  });
});
