import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInSite } from '../../../../test/renderInSite.tsx';
import { FiltersButton } from './FiltersButton.tsx';
import type { OfferType } from '../offerType.ts';

afterEach(cleanup);

const options = [
  { orgSlug: 'delivery', name: 'Delivery', count: 22 },
  { orgSlug: 'driving', name: 'Driving', count: 11 },
];

const countOfType = (type: OfferType | null) => (type === 'STUDENT' ? 0 : 3);

describe('filtersModal', () => {
  it(
    'opens from its button on a phone and changes the address when applied',
    { tags: ['R2.164'] },
    async () => {
      const user = userEvent.setup();
      const { visited } = await renderInSite(
        <FiltersButton
          options={options}
          filters={{ categories: ['driving'], type: null, sort: 'cost' }}
          path="/berlin"
          countOfType={countOfType}
        />,
      );
      await user.click(screen.getByRole('button', { name: 'Filter (1)' }));
      await screen.findByRole('dialog', { name: 'Filters' });
      await user.click(screen.getByRole('checkbox', { name: 'Delivery (22)' }));
      await user.click(screen.getByRole('radio', { name: 'Part-time' }));
      expect(visited).toHaveBeenLastCalledWith('/berlin');
      await user.click(screen.getByRole('button', { name: 'Show gigs' }));
      await waitFor(() =>
        expect(visited).toHaveBeenLastCalledWith(
          '/berlin?categories=delivery,driving&type=part-time&sort=cost',
        ),
      );
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it('clears all filters, which takes effect when applied', async () => {
    const user = userEvent.setup();
    await renderInSite(
      <FiltersButton
        options={options}
        filters={{ categories: ['driving'], type: 'WEEKEND', sort: null }}
        path="/berlin"
        countOfType={countOfType}
      />,
    );
    await user.click(screen.getByRole('button', { name: 'Filter (2)' }));
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    // Once another type is selected, categories are listed without counts.
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Any type/ }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Driving' }).checked).toBe(false);
  });

  it('shows counts by type while the chosen categories are the active ones', async () => {
    const user = userEvent.setup();
    const filters = { categories: ['driving'], type: null, sort: null };
    await renderInSite(<FiltersButton {...{ options, filters, countOfType }} path="/berlin" />);
    await user.click(screen.getByRole('button', { name: 'Filter (1)' }));
    await screen.findByRole('dialog', { name: 'Filters' });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Weekend (3)' }).disabled).toBe(false);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Student job (0)' }).disabled).toBe(true);
    await user.click(screen.getByRole('checkbox', { name: 'Delivery (22)' }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Student job' }).disabled).toBe(false);
  });
});
