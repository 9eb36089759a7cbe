import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { use } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInSite } from '../../test/renderInSite.tsx';
import { QueryBoundary } from './QueryBoundary.tsx';

// React writes to it what a boundary catches.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const never = new Promise<string>(() => undefined);

/** Fails until its query is sent again; waits then. */
function Part({ fetchKey, error }: { readonly fetchKey: number; readonly error: Error }) {
  if (fetchKey === 0) throw error;
  return use(never);
}

const renderPart = (error: Error) =>
  renderInSite(
    <QueryBoundary waiting={<p>Waiting</p>}>
      {(fetchKey) => <Part fetchKey={fetchKey} error={error} />}
    </QueryBoundary>,
  );

it('offers to load a part again, and shows what waits for it meanwhile', async () => {
  const failure = Object.assign(new Error('status 503'), { isOfRequest: true });
  const { reports } = await renderPart(failure);
  expect(screen.getByText('This part didn’t load.')).toBeDefined();
  expect(reports).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('Waiting')).toBeDefined();
});

it('reports the fault of a component', async () => {
  const { reports } = await renderPart(new Error('no such field'));
  expect(reports).toMatchObject([{ message: 'no such field', context: { where: 'part' } }]);
});
