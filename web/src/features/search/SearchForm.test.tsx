import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OperationDescriptor } from 'relay-runtime';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import type { CityMatch } from '../../__generated__/foundRows_edges.graphql.ts';
import { renderInSite } from '../../../test/renderInSite.tsx';
import type { requestCityMutation } from '../../__generated__/requestCityMutation.graphql.ts';
import { SearchForm } from './SearchForm.tsx';

afterEach(cleanup);

const nameOf = ({ request }: OperationDescriptor) => request.node.operation.name;

const renderForm = async (path = '/about') => {
  const environment = createMockEnvironment();
  const site = await renderInSite(<SearchForm />, { environment, path });
  const operation = (text: string) =>
    waitFor(() => {
      const found = environment.mock
        .getAllOperations()
        .find((sent) => nameOf(sent) === 'useSuggestionsQuery' && sent.request.variables['text'] === text);
      if (!found) throw new Error(`Nothing was sent for ${text}.`);
      return found;
    });
  return { ...site, environment, operation, user: userEvent.setup() };
};

const field = () => screen.getByRole('combobox', { name: 'What or where' });
const shown = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

const partner = (name: string) => ({
  __typename: 'Partner',
  id: name,
  slug: name.toLowerCase(),
  orgSlug: name.toLowerCase(),
  name,
});
const city = (name: string) => ({
  __typename: 'City',
  id: `id of ${name}`,
  slug: name.toLowerCase(),
  name,
  state: null,
  country: { code: 'DE', name: 'Germany' },
  jobOffersCount: 7,
});

const foundAs = (kind: CityMatch, nodes: readonly { name: string }[], list: object | null = null) =>
  ({
    data: {
      search: {
        place: null,
        list,
        edges: nodes.map((node) => ({ match: { kind, text: node.name, highlights: [] }, node })),
      },
    },
  }) as never;
const found = (names: readonly string[]) => foundAs('BEGINNING', names.map(partner));

describe('the search form', () => {
  it('suggests what is found, and keeps it until the next results are there', async () => {
    const { environment, operation, user } = await renderForm();
    await user.type(field(), 'ped');
    environment.mock.resolve(await operation('ped'), found(['Pedalo', 'Pedigree']));
    const ofPed = ['PedaloCompany', 'PedigreeCompany', 'All results for “ped”'];
    await waitFor(() => expect(shown()).toEqual(ofPed));
    await user.type(field(), 'a');
    await operation('peda');
    expect(shown()).toEqual([...ofPed.slice(0, 2), 'All results for “peda”']);
    environment.mock.resolve(await operation('peda'), found(['Pedalo']));
    await waitFor(() => expect(shown()).toEqual(['PedaloCompany', 'All results for “peda”']));
  });

  it('opens what is chosen by the keyboard', async () => {
    const { environment, operation, user, visited } = await renderForm();
    await user.type(field(), 'ped');
    environment.mock.resolve(await operation('ped'), found(['Pedalo']));
    await waitFor(() => expect(shown()).toHaveLength(2));
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(visited).toHaveBeenLastCalledWith('/company/pedalo'));
  });

  const weekendInUlm = {
    city: { slug: 'ulm', name: 'Ulm' },
    type: 'WEEKEND',
    category: null,
    jobOffersCount: 3,
  };

  it('suggests the filtered list that the text means before the city, and no new city', async () => {
    const { environment, operation, user, visited } = await renderForm();
    await user.type(field(), 'weekend ulm');
    environment.mock.resolve(await operation('weekend ulm'), foundAs('PART', [city('Ulm')], weekendInUlm));
    await waitFor(() =>
      expect(shown()).toEqual(['WeekendUlm3 gigs', 'UlmGermany7 gigs', 'All results for “weekend ulm”']),
    );
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(visited).toHaveBeenLastCalledWith('/ulm?type=weekend'));
  });

  it('searches near the city where the search before began, and goes on there', async () => {
    const { environment, operation, user, visited } = await renderForm('/about?near=berlin');
    await user.type(field(), 'ped');
    const sent = await operation('ped');
    expect(sent.request.variables).toEqual({ text: 'ped', near: 'berlin' });
    environment.mock.resolve(sent, found(['Pedalo']));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(visited).toHaveBeenLastCalledWith('/search?q=ped&near=berlin'));
  });

  it('suggests the city of the page and those around it before others, and looks up no visitor', async () => {
    const { environment, user } = await renderForm('/about?near=ulm');
    await user.click(field());
    const [asked, ...others] = environment.mock.getAllOperations();
    expect(others).toEqual([]);
    expect(asked?.request.variables).toEqual({ near: 'ulm', isNear: true });
    const place = { ...city('Ulm'), nearby: [city('Neu-Ulm')] };
    environment.mock.resolveMostRecentOperation({
      data: { city: place, topCities: [city('Berlin'), city('Ulm')] },
    });
    await waitFor(() =>
      // After searches of other tests.
      expect(shown().slice(-4)).toEqual([
        'Near you, on a mapCities near you',
        'UlmSee all gigs in Ulm',
        'Neu-UlmCities near Ulm',
        'BerlinTop cities',
      ]),
    );
  });

  it('says what to try when nothing is found, and that it failed', async () => {
    const { environment, operation, user } = await renderForm();
    await user.type(field(), 'zzz');
    environment.mock.resolve(await operation('zzz'), found([]));
    await waitFor(() => expect(screen.getAllByText(/We found nothing for “zzz”/)).not.toHaveLength(0));
    await user.type(field(), 'y');
    await operation('zzzy');
    environment.mock.rejectMostRecentOperation(new Error('offline'));
    await waitFor(() => expect(screen.getAllByText(/Search isn’t responding/)).not.toHaveLength(0));
    expect(shown()).toEqual([]);
  });

  it('opens the only city of the name on Enter, and records the search', { tags: ['R7.95'] }, async () => {
    const { environment, operation, user, visited } = await renderForm();
    await user.type(field(), 'ulm');
    environment.mock.resolve(await operation('ulm'), foundAs('EXACT', [city('Ulm')]));
    await waitFor(() => expect(shown()).toContain('UlmGermany7 gigs'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(visited).toHaveBeenLastCalledWith('/ulm'));
    await waitFor(() =>
      expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
        input: { query: 'ulm', cityId: 'id of Ulm' },
      }),
    );
  });

  it.each([
    ['before there is an answer', null],
    ['for two cities of the name', foundAs('EXACT', [city('Ulm'), city('Ulme')])],
    ['for a name that only begins like it', foundAs('BEGINNING', [city('Ulm')])],
  ])('opens the results on Enter %s', async (_when, answer) => {
    const { environment, operation, user, visited } = await renderForm();
    await user.type(field(), 'ulm');
    if (answer) {
      environment.mock.resolve(await operation('ulm'), answer);
      await waitFor(() => expect(shown()).toContain('UlmGermany7 gigs'));
    }
    await user.keyboard('{Enter}');
    await waitFor(() => expect(visited).toHaveBeenLastCalledWith('/search?q=ulm'));
  });

  it('offers all results even of the name of a city', async () => {
    const { environment, operation, user, visited } = await renderForm();
    await user.type(field(), 'ulm');
    environment.mock.resolve(await operation('ulm'), foundAs('EXACT', [city('Ulm')]));
    await user.click(await screen.findByRole('option', { name: 'All results for “ulm”' }));
    await waitFor(() => expect(visited).toHaveBeenLastCalledWith('/search?q=ulm&in=all'));
  });

  const request = (name: string) => `Ask us to launch in ${name}`;

  it('says that a city of the name is elsewhere, and offers to ask for it there', async () => {
    const { environment, operation, user } = await renderForm();
    await user.type(field(), 'Ulm, Ohio');
    environment.mock.resolve(await operation('Ulm, Ohio'), foundAs('ELSEWHERE', [city('Ulm')]));
    await waitFor(() => expect(shown()).toContain(request('Ulm, Ohio')));
    expect(
      screen.getAllByText('We’re not in “Ulm, Ohio” yet. Cities of the same name elsewhere:'),
    ).toBeTruthy();
  });

  it.each(['EXACT', 'COUNTRY', 'BEGINNING', 'PART', 'SLIP'] as const)(
    'offers no request for a city found as %s',
    async (kind) => {
      const { environment, operation, user } = await renderForm();
      await user.type(field(), 'ulm');
      environment.mock.resolve(await operation('ulm'), foundAs(kind, [city('Ulm')]));
      await waitFor(() => expect(shown()).toEqual(['UlmGermany7 gigs', 'All results for “ulm”']));
    },
  );

  it.each(['10115', 'Near me'])('offers no request for %s, which is no name', async (text) => {
    const { environment, operation, user } = await renderForm();
    await user.type(field(), text);
    environment.mock.resolve(await operation(text), found([]));
    await waitFor(() => expect(screen.getAllByText(/We found nothing/)).not.toHaveLength(0));
    expect(shown()).toEqual([]);
  });

  it('offers the page of full-time jobs when its name is typed', async () => {
    const { environment, operation, user, visited } = await renderForm();
    await user.type(field(), 'full time');
    environment.mock.resolve(await operation('full time'), found([]));
    await waitFor(() => expect(shown()).toEqual(['Full-time jobs']));
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(visited).toHaveBeenLastCalledWith('/more-jobs'));
  });

  const requestAtlantis = async (
    { environment, operation, user }: Awaited<ReturnType<typeof renderForm>>,
    isFirst = true,
  ) => {
    await user.clear(field());
    await user.type(field(), 'Atlantis');
    if (isFirst) environment.mock.resolve(await operation('Atlantis'), found([]));
    await user.click(await screen.findByRole('option', { name: request('Atlantis') }));
    return waitFor(() => {
      const sent = environment.mock.getAllOperations().find((one) => nameOf(one) === 'requestCityMutation');
      if (!sent) throw new Error('No request was sent.');
      return sent;
    });
  };

  const keyOf = ({ request: { variables } }: OperationDescriptor): unknown =>
    (variables as requestCityMutation['variables']).input.idempotencyKey;

  it('sends the request for a missing city and confirms it', { tags: ['R2.169'] }, async () => {
    const form = await renderForm();
    const sent = await requestAtlantis(form);
    expect(sent.request.variables).toMatchObject({ input: { proposition: 'Atlantis' } });
    form.environment.mock.resolve(sent, {
      data: { requestCity: { proposition: 'Atlantis', userErrors: [] } },
    });
    const dialog = await screen.findByRole('dialog', { name: 'Thanks for telling us' });
    expect(dialog.textContent).toContain('we’ve added your request for Atlantis.');
  });

  it('retries a request with the same key until it is accepted', async () => {
    const form = await renderForm();
    const { mock } = form.environment;
    const lost = await requestAtlantis(form);
    mock.resolve(lost, { data: null, errors: [{ message: 'The answer was lost.' }] } as never);
    const again = await requestAtlantis(form, false);
    expect(keyOf(again)).toMatch(/^[0-9a-f-]{36}$/);
    expect(keyOf(again)).toBe(keyOf(lost));
    mock.resolve(again, { data: { requestCity: { proposition: null, userErrors: [] } } });
    expect(keyOf(await requestAtlantis(form, false))).not.toBe(keyOf(lost));
  });
});
