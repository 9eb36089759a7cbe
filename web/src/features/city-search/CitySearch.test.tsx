import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OperationDescriptor } from 'relay-runtime';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInSite } from '../../../test/renderInSite.tsx';
import type { useRequestCityMutation } from '../../__generated__/useRequestCityMutation.graphql.ts';
import { CitySearch } from './CitySearch.tsx';

afterEach(cleanup);

const austin = {
  id: 'austin',
  slug: 'austin',
  name: 'Austin',
  state: 'tx',
  countryCode: 'US',
  country: { name: 'United States' },
  jobOffersCount: 20,
};
const augsburg = {
  ...austin,
  id: 'augsburg',
  slug: 'augsburg',
  name: 'Augsburg',
  state: null,
  countryCode: 'DE',
  country: { name: 'Germany' },
};

const renderSearch = async (initialQuery = '') => {
  const environment = createMockEnvironment();
  const site = await renderInSite(<CitySearch initialQuery={initialQuery} />, { environment, path: '/' });
  const nextOperation = () =>
    waitFor(() => {
      const operations = environment.mock.getAllOperations();
      if (operations.length === 0) throw new Error('Nothing was asked.');
      return environment.mock.getMostRecentOperation();
    });
  const answer = async (cities: readonly object[] | null) => {
    const operation = await nextOperation();
    environment.mock.resolve(operation, {
      data: { cities: cities && { edges: cities.map((node) => ({ node })) } },
    } as never);
    return operation;
  };
  return { ...site, environment, answer, nextOperation, user: userEvent.setup() };
};

describe('the city search', () => {
  it('R5.20 suggests cities by their label once the typing pauses', async () => {
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

  it('is worked by keyboard and opens what was chosen, noting the search', async () => {
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

  it('leaves what was not answered yet to the home page', async () => {
    const { user, visited } = await renderSearch();
    await user.type(screen.getByRole('combobox'), 'Köln{Enter}');
    await waitFor(() => expect(visited).toHaveBeenLastCalledWith('/?city=K%C3%B6ln'));
  });

  it('asks for nothing that came with the page', async () => {
    const { environment } = await renderSearch('Berlin');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(environment.mock.getAllOperations()).toHaveLength(0);
  });

  it('says when the search does not answer', async () => {
    const { answer, user } = await renderSearch();
    await user.type(screen.getByRole('combobox'), 'be');
    await answer(null);
    expect(await screen.findByText('Search isn’t responding. Try again.')).toBeTruthy();
  });

  const askForAtlantis = async ({ environment, user }: Awaited<ReturnType<typeof renderSearch>>) => {
    await user.clear(screen.getByRole('combobox'));
    await user.type(screen.getByRole('combobox'), 'Atlantis');
    expect(await screen.findByText('We’re not in Atlantis yet.')).toBeTruthy();
    await user.click(screen.getByRole('option', { name: 'Ask us to launch in Atlantis' }));
    return waitFor(() => {
      const found = environment.mock
        .getAllOperations()
        .find(({ request: { node } }) => node.operation.name === 'useRequestCityMutation');
      if (!found) throw new Error('The city was not requested.');
      return found;
    });
  };

  const keyOf = ({ request: { variables } }: OperationDescriptor): unknown =>
    (variables as useRequestCityMutation['variables']).input.idempotencyKey;

  it('R2.169 takes the wish for a city that is missing, and confirms it', async () => {
    const search = await renderSearch();
    const [wish] = await Promise.all([askForAtlantis(search), search.answer([])]);
    expect(wish.request.variables).toMatchObject({ input: { proposition: 'Atlantis' } });
    search.environment.mock.resolve(wish, {
      data: { requestCity: { proposition: 'Atlantis', userErrors: [] } },
    });
    const dialog = await screen.findByRole('dialog', { name: 'Thanks for telling us' });
    expect(dialog.textContent).toContain('we’ve added your request for Atlantis.');
  });

  it('sends a wish again under the same key until it was taken', async () => {
    const search = await renderSearch();
    const { mock } = search.environment;
    const [lost] = await Promise.all([askForAtlantis(search), search.answer([])]);
    mock.resolve(lost, { data: null, errors: [{ message: 'The answer was lost.' }] } as never);
    const again = await askForAtlantis(search);
    expect(keyOf(again)).toMatch(/^[0-9a-f-]{36}$/);
    expect(keyOf(again)).toBe(keyOf(lost));
    mock.resolve(again, { data: { requestCity: { proposition: null, userErrors: [] } } });
    expect(keyOf(await askForAtlantis(search))).not.toBe(keyOf(lost));
  });
});
