import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInSite } from '../../../test/renderInSite.tsx';
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
    expect(await screen.findByText('The search did not answer. Try again.')).toBeTruthy();
  });

  it('R2.169 takes the wish for a city that is missing, and confirms it', async () => {
    const { answer, environment, user } = await renderSearch();
    await user.type(screen.getByRole('combobox'), 'Atlantis');
    await answer([]);
    expect(await screen.findByText('We are not in Atlantis yet.')).toBeTruthy();
    await user.click(screen.getByRole('option', { name: 'Ask us to open Atlantis' }));
    const request = await waitFor(() => {
      const found = environment.mock
        .getAllOperations()
        .find(({ request: { node } }) => node.operation.name === 'useRequestCityMutation');
      if (!found) throw new Error('The city was not requested.');
      return found;
    });
    expect(request.request.variables).toEqual({ input: { proposition: 'Atlantis' } });
    environment.mock.resolve(request, {
      data: { requestCity: { proposition: 'Atlantis', userErrors: [] } },
    });
    const dialog = await screen.findByRole('dialog', { name: 'Thanks for telling us' });
    expect(dialog.textContent).toContain('We noted your wish for Atlantis.');
  });
});
