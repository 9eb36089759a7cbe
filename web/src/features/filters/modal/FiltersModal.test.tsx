import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInSite } from '../../../../test/renderInSite.tsx';
import { FiltersButton } from './FiltersButton.tsx';
import { facetsOf } from '../facets.ts';
import { forgetChoices } from './useKeptChoices.ts';
import { pageEvent } from '../../../routing/RouteFocus.tsx';

afterEach(() => {
  cleanup();
  forgetChoices();
});

const options = [
  { orgSlug: 'delivery', name: 'Delivery', count: 22 },
  { orgSlug: 'driving', name: 'Driving', count: 11 },
];

const list = { citySlug: 'berlin' };

const categoriesWith = (delivery: number, driving: number) => [
  { category: { orgSlug: 'delivery' }, count: delivery },
  ...(driving > 0 ? [{ category: { orgSlug: 'driving' }, count: driving }] : []),
];

/** What the service counts while the active filters are chosen. */
const facets = facetsOf({
  categories: categoriesWith(22, 11),
  types: [
    { type: 'WEEKEND', count: 3 },
    { type: 'PART_TIME', count: 8 },
  ],
  choices: [
    { filter: 'PAY_FROM', value: '15', count: 6 },
    { filter: 'VEHICLE', value: 'none', count: 4 },
    { filter: 'VERIFIED', value: 'true', count: 0 },
  ],
  currency: 'EUR',
});

describe('filtersModal', () => {
  it(
    'opens from its button on a phone and changes the address when applied',
    { tags: ['R2.164'] },
    async () => {
      const user = userEvent.setup();
      const { visited } = await renderInSite(
        <FiltersButton
          options={options}
          filters={{ categories: ['driving'], type: null, requirements: {}, sort: 'cost' }}
          path="/berlin"
          list={list}
          facets={facets}
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
        filters={{ categories: ['driving'], type: 'WEEKEND', requirements: {}, sort: null }}
        path="/berlin"
        list={list}
        facets={facets}
      />,
    );
    await user.click(screen.getByRole('button', { name: 'Filter (2)' }));
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Any type/ }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Driving' }).checked).toBe(false);
    // There is nothing left to clear.
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
    expect(document.activeElement?.getAttribute('type')).toBe('submit');
  });

  it('counts each choice beside the others before they are applied; one without results cannot be chosen', async () => {
    const user = userEvent.setup();
    const filters = { categories: ['driving'], type: null, requirements: {}, sort: null };
    const { environment } = await renderInSite(
      <FiltersButton {...{ options, filters, facets, list }} path="/berlin" />,
    );
    await user.click(screen.getByRole('button', { name: 'Filter (1)' }));
    await screen.findByRole('button', { name: 'Show 11 gigs' });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Weekend (3)' }).disabled).toBe(false);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Student job (0)' }).disabled).toBe(true);

    const count = (delivery: number, driving: number, weekend: number) =>
      act(() =>
        environment.mock.resolveMostRecentOperation({
          data: {
            city: {
              id: 'city',
              jobOffers: {
                facets: {
                  categories: categoriesWith(delivery, driving),
                  types: [{ type: 'WEEKEND', count: weekend }],
                  choices: [],
                  currency: null,
                },
              },
            },
          },
        }),
      );
    await user.click(screen.getByRole('radio', { name: 'Weekend (3)' }));
    // Unknown until they are counted.
    expect(screen.getByRole('button', { name: 'Show gigs' })).toBeTruthy();
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
      citySlug: 'berlin',
      categories: ['driving'],
      type: 'WEEKEND',
      filter: null,
    });
    count(2, 0, 0);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Delivery (2)' }).disabled).toBe(false);
    // What is chosen can be unchosen.
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Driving (0)' }).disabled).toBe(false);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'No gigs match' }).disabled).toBe(true);

    await user.click(screen.getByRole('checkbox', { name: 'Driving (0)' }));
    count(2, 0, 2);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Driving (0)' }).disabled).toBe(true);
    expect(screen.getByRole('button', { name: 'Show 2 gigs' })).toBeTruthy();
  });

  it('asks for facts of gigs; the choices stay in their places while they are counted', async () => {
    const user = userEvent.setup();
    const filters = {
      categories: [],
      type: null,
      requirements: { WORK_LANGUAGE: 'tr' },
      sort: null,
    };
    const { environment, visited } = await renderInSite(
      <FiltersButton {...{ options, filters, facets, list }} path="/berlin" />,
    );
    await user.click(screen.getByRole('button', { name: 'Filter (1)' }));
    const pay = within(await screen.findByRole('group', { name: 'Pay an hour' }));
    expect(pay.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Any',
      'from €15 (6)',
    ]);
    // An address may ask for what no choice offers.
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Turkish' }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Verified (0)' }).disabled).toBe(true);
    await user.click(pay.getByRole('radio', { name: 'from €15 (6)' }));
    expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject({
      filter: { payFrom: 15, workLanguage: 'tr', vehicle: null, remote: false },
    });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'from €15' }).checked).toBe(true);
    expect(screen.getByRole('radio', { name: 'No vehicle' })).toBeTruthy();
    await act(() =>
      environment.mock.resolveMostRecentOperation({
        data: {
          city: {
            id: 'city',
            jobOffers: {
              facets: {
                categories: [],
                types: [{ type: 'WEEKEND', count: 2 }],
                choices: [
                  { filter: 'PAY_FROM', value: '15', count: 2 },
                  { filter: 'VEHICLE', value: 'none', count: 1 },
                ],
                currency: 'EUR',
              },
            },
          },
        },
      }),
    );
    await user.click(screen.getByRole('radio', { name: 'No vehicle (1)' }));
    await user.click(within(screen.getByRole('group', { name: 'Language at work' })).getByLabelText('Any'));
    await user.click(screen.getByRole('button', { name: 'Show gigs' }));
    await waitFor(() => expect(visited).toHaveBeenLastCalledWith('/berlin?vehicle=none&pay_from=15'));
  });

  it('opens again with what was chosen before it was closed, until the page is left', async () => {
    const user = userEvent.setup();
    const filters = { categories: [], type: null, requirements: {}, sort: null };
    const button = <FiltersButton {...{ options, filters, facets, list }} path="/berlin" />;
    const isChosen = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^Delivery/ }).checked;
    const reopen = async () => {
      await user.click(screen.getByRole('button', { name: 'Filter' }));
      await screen.findByRole('dialog', { name: 'Filters' });
    };
    const { visited } = await renderInSite(button);
    await reopen();
    await user.click(screen.getByRole('checkbox', { name: 'Delivery (22)' }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(visited).toHaveBeenLastCalledWith('/berlin');
    await reopen();
    expect(isChosen()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    act(() => void window.dispatchEvent(new Event(pageEvent)));
    await reopen();
    expect(isChosen()).toBe(false);
    // What is applied is not chosen any more.
    await user.click(screen.getByRole('checkbox', { name: 'Delivery (22)' }));
    await user.click(screen.getByRole('button', { name: 'Show gigs' }));
    await waitFor(() => expect(visited).toHaveBeenLastCalledWith('/berlin?categories=delivery'));
    await reopen();
    expect(isChosen()).toBe(false);
    // Nor is what was chosen for other filters.
    await user.click(screen.getByRole('checkbox', { name: 'Driving (11)' }));
    await user.keyboard('{Escape}');
    cleanup();
    await renderInSite(
      <FiltersButton
        {...{ options, facets, list }}
        filters={{ ...filters, type: 'WEEKEND' }}
        path="/berlin"
      />,
    );
    await user.click(screen.getByRole('button', { name: 'Filter (1)' }));
    await screen.findByRole('dialog', { name: 'Filters' });
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Driving/ }).checked).toBe(false);
  });

  it('works without the counts', async () => {
    const user = userEvent.setup();
    const filters = { categories: [], type: null, requirements: {}, sort: null };
    const { environment, visited } = await renderInSite(
      <FiltersButton {...{ options, filters, facets, list }} path="/berlin" />,
    );
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await user.click(await screen.findByRole('radio', { name: 'Weekend (3)' }));
    act(() => environment.mock.rejectMostRecentOperation(new Error('offline')));
    await user.click(screen.getByRole('button', { name: 'Show gigs' }));
    await waitFor(() => expect(visited).toHaveBeenLastCalledWith('/berlin?type=weekend'));
  });
});
