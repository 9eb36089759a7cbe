import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInSite } from '../../../test/renderInSite.tsx';
import { FiltersButton } from './FiltersButton.tsx';

afterEach(cleanup);

const options = [
  { orgSlug: 'delivery', name: 'Delivery', count: 22 },
  { orgSlug: 'driving', name: 'Driving', count: 11 },
];

describe('filtersModal', () => {
  it('R2.164 opens from the button of a phone and changes the address when applied', async () => {
    const user = userEvent.setup();
    const { visited } = await renderInSite(
      <FiltersButton options={options} filters={{ categories: ['driving'], type: null }} path="/berlin" />,
    );
    await user.click(screen.getByRole('button', { name: 'Filter (1)' }));
    await screen.findByRole('dialog', { name: 'Filters' });
    await user.click(screen.getByRole('checkbox', { name: 'Delivery (22)' }));
    await user.click(screen.getByRole('radio', { name: 'Part-time' }));
    expect(visited).toHaveBeenLastCalledWith('/berlin');
    await user.click(screen.getByRole('button', { name: 'Show gigs' }));
    await waitFor(() =>
      expect(visited).toHaveBeenLastCalledWith('/berlin?categories=delivery,driving&type=part-time'),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('clears all filters before they are applied', async () => {
    const user = userEvent.setup();
    await renderInSite(
      <FiltersButton
        options={options}
        filters={{ categories: ['driving'], type: 'WEEKEND' }}
        path="/berlin"
      />,
    );
    await user.click(screen.getByRole('button', { name: 'Filter (2)' }));
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Any type' }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Driving (11)' }).checked).toBe(false);
  });
});
