import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, expect, it } from 'vitest';
import { renderInSite } from '../../../test/renderInSite.tsx';
import { FavouriteCategoriesModal } from './FavouriteCategoriesModal.tsx';

afterEach(cleanup);

it('saves what was ticked here with what another tab has chosen meanwhile', async () => {
  const environment = createMockEnvironment();
  const categories = ['Delivery', 'Driving', 'Care'].map((name) => ({ orgSlug: name.toLowerCase(), name }));
  await renderInSite(
    <FavouriteCategoriesModal
      data={{ categories, chosen: ['delivery'] }}
      close={() => undefined}
      confirm={() => undefined}
    />,
    { environment },
  );
  await userEvent.click(await screen.findByLabelText('Delivery'));
  await userEvent.click(screen.getByLabelText('Care'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const saved = ['delivery', 'driving'].map((orgSlug) => ({ id: orgSlug, orgSlug }));
  const metadata = { categories: saved, typeOfJobs: [] };
  await act(async () => {
    environment.mock.resolveMostRecentOperation({ data: { viewer: { id: 'U', metadata } } } as never);
    await Promise.resolve();
  });
  await waitFor(() =>
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
      input: { favouriteCategories: ['driving', 'care'], language: 'en' },
    }),
  );
});
