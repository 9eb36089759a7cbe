import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMockEnvironment } from 'relay-test-utils';
import { expect, it } from 'vitest';
import { renderInSite } from '../../../test/renderInSite.tsx';
import { SearchForm } from './SearchForm.tsx';

// A file of its own, because the place of the visitor is looked up once for all pages.
it('searches near the visitor from a page without a city', async () => {
  const environment = createMockEnvironment();
  const { visited } = await renderInSite(<SearchForm />, { environment, path: '/about' });
  const user = userEvent.setup();
  const sent = (name: string) =>
    waitFor(() => {
      const found = environment.mock
        .getAllOperations()
        .find(({ request }) => request.node.operation.name === name);
      if (!found) throw new Error(`${name} was not sent.`);
      return found;
    });
  const answer = async (name: string, data: object) => {
    environment.mock.resolve(await sent(name), { data } as never);
  };
  const field = screen.getByRole('combobox', { name: 'What or where' });
  const city = (slug: string) => ({ id: slug, slug, name: slug, state: null, country: { code: 'DE' } });

  await user.click(field);
  await answer('lookUpNearVisitor_LocationQuery', {
    location: { succeeded: true, latitude: 48.4, longitude: 10 },
  });
  await answer('lookUpNearVisitor_NearbyQuery', { nearbyCities: [city('ulm'), city('neu-ulm')] });
  await user.type(field, 'ped');
  const { request } = await sent('useSuggestionsQuery');
  expect(request.variables).toEqual({ text: 'ped', near: 'ulm' });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(visited).toHaveBeenLastCalledWith('/search?q=ped&near=ulm'));
});
