import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, expect, it } from 'vitest';
import { renderInSite } from '../../../test/renderInSite.tsx';
import { SetWorktownModal } from './SetWorktownModal.tsx';

afterEach(cleanup);

const city = (name: string) => ({
  id: name,
  databaseId: 7,
  orgSlug: name.toLowerCase(),
  slug: name.toLowerCase(),
  name,
  state: null,
  country: { code: 'SE', name: 'Sweden' },
  jobOffersCount: 3,
});

const open = async () => {
  const environment = createMockEnvironment();
  await renderInSite(
    <SetWorktownModal data={{ hasWorktown: false }} close={() => undefined} confirm={() => undefined} />,
    { environment },
  );
  const input = await screen.findByRole('textbox');
  await userEvent.type(input, 'l');
  const query = await waitFor(() => environment.mock.getMostRecentOperation());
  environment.mock.resolve(query, {
    data: { cities: { edges: ['Lund', 'Luleå'].map((name) => ({ node: city(name), match: 'BEGINNING' })) } },
  } as never);
  await screen.findByRole('button', { name: /Luleå/ });
  const saved = () =>
    environment.mock.getAllOperations().map(({ request }) => JSON.stringify(request.variables));
  return { input, saved };
};

it('moves between the search and the cities by the arrow keys', async () => {
  const { input } = await open();
  const reached = async (keys: string) => {
    await userEvent.keyboard(keys);
    return document.activeElement;
  };
  expect(await reached('{ArrowDown}')).toBe(screen.getByRole('button', { name: /Lund/ }));
  expect(await reached('{ArrowDown}{ArrowDown}')).toBe(screen.getByRole('button', { name: /Luleå/ }));
  expect(await reached('{ArrowUp}{ArrowUp}')).toBe(input);
});

it('saves the first city on Enter in the search', async () => {
  const { saved } = await open();
  await userEvent.keyboard('{Enter}');
  await expect.poll(saved).toEqual([expect.stringContaining('lund')]);
});
