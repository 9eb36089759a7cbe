import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInSite } from '../../../test/renderInSite.tsx';
import { MissingPageContext, Tabs } from './Tabs.tsx';

afterEach(cleanup);

const tabs = async (isMissing: boolean) => {
  const element = (
    <MissingPageContext value={isMissing}>
      <Tabs />
    </MissingPageContext>
  );
  const routes = [{ path: ':citySlug', render: () => element }] as never;
  await renderInSite(null, { routes, path: '/atlantis' });
  return {
    gigs: screen.getByRole('link', { name: 'Gigs' }).getAttribute('href'),
    current: [...document.querySelectorAll('[data-current]')].map((tab) => tab.textContent),
  };
};

it('marks the tab of the page and links the gigs tab to the city of the page', async () => {
  expect(await tabs(false)).toEqual({ gigs: '/atlantis', current: ['Gigs'] });
});

it('marks no tab and links to no city on a not-found page', async () => {
  expect(await tabs(true)).toEqual({ gigs: '/', current: [] });
});
