import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openOffer } from '../../../test/offers/openOffer.tsx';
import { renderInSite } from '../../../test/renderInSite.tsx';
import { sampleOffer } from '../../../test/sampleOffer.ts';
import { JobOfferSkeleton } from './JobOfferSkeleton.tsx';

afterEach(cleanup);

const labels = () =>
  within(screen.getByRole('complementary', { name: 'At a glance' }))
    .getAllByRole('term')
    .map(({ textContent }) => textContent);

it('has the facts of the page that it stands for', async () => {
  await renderInSite(<JobOfferSkeleton />);
  const loading = labels();
  cleanup();
  await openOffer({ ...sampleOffer.full, validThrough: null });
  expect(loading).toEqual(labels());
});
