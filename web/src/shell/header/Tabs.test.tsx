import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInSite } from '../../../test/renderInSite.tsx';
import { MissingPageContext } from './missingPage.ts';
import { Tabs } from './Tabs.tsx';

afterEach(cleanup);

const tabs = async (isMissing: boolean) => {
  const tabsHere = (
    <MissingPageContext value={isMissing}>
      <Tabs />
    </MissingPageContext>
  );
  const routes = [{ path: ':citySlug', render: () => tabsHere }] as never;
  await renderInSite(null, { routes, path: '/atlantis' });
  return {
    gigs: screen.getByRole('link', { name: 'Gigs' }).getAttribute('href'),
    current: [...document.querySelectorAll('[data-current]')].map((tab) => tab.textContent),
  };
};

it('the tab of the page is marked, and the gigs tab leads to those of its city', async () => {
  expect(await tabs(false)).toEqual({ gigs: '/atlantis', current: ['Gigs'] });
});

it('a not-found page marks no tab and links to no city', async () => {
  expect(await tabs(true)).toEqual({ gigs: '/', current: [] });
});
