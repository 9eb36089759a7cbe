import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OperationDescriptor } from 'relay-runtime';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInSite } from '../../../test/renderInSite.tsx';
import { SearchForm } from './SearchForm.tsx';

afterEach(cleanup);

const nameOf = ({ request }: OperationDescriptor) => request.node.operation.name;

const renderForm = async () => {
  const environment = createMockEnvironment();
  const site = await renderInSite(<SearchForm />, { environment, path: '/about' });
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

const found = (names: readonly string[]) => ({
  data: {
    search: {
      place: null,
      edges: names.map((name) => ({
        match: { text: name, highlights: [] },
        node: {
          __typename: 'Partner',
          id: name,
          slug: name.toLowerCase(),
          orgSlug: name.toLowerCase(),
          name,
        },
      })),
    },
  },
});

describe('the search form', () => {
  it('suggests what is found, and keeps it until the next results are there', async () => {
    const { environment, operation, user } = await renderForm();
    await user.type(field(), 'ped');
    environment.mock.resolve(await operation('ped'), found(['Pedalo', 'Pedigree']) as never);
    const ofPed = ['PedaloCompany', 'PedigreeCompany', 'All results for “ped”'];
    await waitFor(() => expect(shown()).toEqual(ofPed));
    await user.type(field(), 'a');
    await operation('peda');
    expect(shown()).toEqual([...ofPed.slice(0, 2), 'All results for “peda”']);
    environment.mock.resolve(await operation('peda'), found(['Pedalo']) as never);
    await waitFor(() => expect(shown()).toEqual(['PedaloCompany', 'All results for “peda”']));
  });

  it('opens what is chosen by the keyboard', async () => {
    const { environment, operation, user, visited } = await renderForm();
    await user.type(field(), 'ped');
    environment.mock.resolve(await operation('ped'), found(['Pedalo']) as never);
    await waitFor(() => expect(shown()).toHaveLength(2));
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(visited).toHaveBeenLastCalledWith('/company/pedalo'));
  });

  it('says what to try when nothing is found, and that it failed', async () => {
    const { environment, operation, user } = await renderForm();
    await user.type(field(), 'zzz');
    environment.mock.resolve(await operation('zzz'), found([]) as never);
    await waitFor(() => expect(screen.getAllByText(/We found nothing for “zzz”/)).not.toHaveLength(0));
    await user.type(field(), 'y');
    await operation('zzzy');
    environment.mock.rejectMostRecentOperation(new Error('offline'));
    await waitFor(() => expect(screen.getAllByText(/Search isn’t responding/)).not.toHaveLength(0));
    expect(shown()).toEqual([]);
  });
});
