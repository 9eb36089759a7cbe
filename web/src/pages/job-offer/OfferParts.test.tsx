import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { openOffer } from '../../../test/offers/openOffer.tsx';
import { sampleOffer } from '../../../test/sampleOffer.ts';

afterEach(cleanup);

const full = sampleOffer.full;

describe('parts of the job offer page', () => {
  const facts = () =>
    [...screen.getByRole('complementary', { name: 'At a glance' }).querySelectorAll('dl > div')].map((fact) =>
      [...fact.children].map(({ textContent }) => textContent),
    );

  it('answers first what it pays, costs, takes and needs, and what others say', async () => {
    await openOffer({ ...full, validThrough: null });
    expect(facts()).toEqual([
      [
        'What it pays',
        '€15 an houraverage from 23 people≈ €9.89 net for a single full-time employee Work out yours',
      ],
      ['Cost to start', '€140Earned back after about 2 days of work, before tax'],
      ['Sign-up', '4 daysaverage from 12 people'],
      ['What you need', 'From age 18 · Bike · German or English All requirements'],
      ['Reviews', '4.3 out of 5 stars4.320 ratings'],
    ]);
    const details = document.getElementById('requirements')?.closest('details');
    expect(details?.open).toBe(false);
    fireEvent.click(screen.getByRole('link', { name: 'All requirements' }));
    expect(details?.open).toBe(true);
  });

  it('says at once what nobody has reported, and nothing of what is not stated', async () => {
    await openOffer({
      ...full,
      costToStart: { average: null, count: 0, latest: null, typicalRange: null },
      earning: { average: null, count: 0, latest: null, net: null, typicalRange: null },
      isRemote: true,
      minimumAge: null,
      vehicle: 'NONE',
      workLanguages: [],
      review: { rating: null, ratingCount: 0, ratingCounts: [0, 0, 0, 0, 0] },
      signUpTime: { count: 0, days: null, latest: null, percents: [] },
      validThrough: null,
    });
    const none = 'Nobody has reported this yet.';
    expect(facts()).toEqual([
      ['What it pays', none],
      ['Cost to start', none],
      ['Sign-up', none],
      ['What you need', 'No vehicle · From home All requirements'],
      ['Reviews', 'No reviews yet'],
    ]);
  });

  it('folds the texts by group and opens the first group', async () => {
    await openOffer(full);
    const folds = [...document.querySelectorAll('details')].filter((fold) => fold.querySelector('h2'));
    expect(folds.map((fold) => [fold.querySelector('h2')?.textContent, fold.open])).toEqual([
      ['About this gig', true],
      ['What you need', false],
      ['Pay and costs', false],
      ['How to start', false],
      ['What’s left for you', false],
    ]);
  });

  it('opens the calculator for an address with its values', async () => {
    await openOffer(full, '/berlin/swiftbite?hours=10');
    const left = screen.getByRole('region', { name: 'What’s left for you' });
    expect(left.querySelector('details')?.open).toBe(true);
    expect((await within(left).findByLabelText<HTMLInputElement>('Hours a week')).value).toBe('10');
  });

  it('shows four similar offers as cards and the others as folded lines', { tags: ['R2.108'] }, async () => {
    const similar = ['a', 'b', 'c', 'd', 'e', 'f'].map((slug) => ({
      ...sampleOffer.similarOne,
      id: slug,
      partner: { ...sampleOffer.similarOne.partner, id: `partner ${slug}`, slug, name: slug.toUpperCase() },
    }));
    await openOffer({ ...full, similar });
    const section = within(await screen.findByRole('region', { name: 'More gigs for you' }));
    expect(section.getAllByRole('article')).toHaveLength(4);
    const others = section.getByText('2 more gigs').closest('details');
    expect(others?.open).toBe(false);
    const lines = within(others as HTMLElement).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Walk dogs E in Berlin€15 an hour',
      'Walk dogs F in Berlin€15 an hour',
    ]);
    const links = section.getAllByRole('link', { name: 'Walk dogs' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      similar.map(({ partner }) => `/berlin/${partner.slug}`),
    );
  });
});
