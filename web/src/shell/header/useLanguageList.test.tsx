import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInSite } from '../../../test/renderInSite.tsx';
import { useLanguageList } from './useLanguageList.tsx';

afterEach(cleanup);

function Languages() {
  return useLanguageList().map(({ key, href }) => (
    <a key={key} href={href} data-language={key}>
      {key}
    </a>
  ));
}

it.each([
  ['?state=tx&country_code=us', '?state=tx&country_code=us'],
  ['?state=ca&country_code=us', '?state=ca&country_code=us'],
  ['?code=c&state=s&country_code=us', '?country_code=us'],
  ['?token=t&state=by', '?state=by'],
])('the links to other languages keep the search of a page, but no credentials: %s', async (search, kept) => {
  const routes = [{ path: 'more-jobs', render: () => <Languages /> }] as never;
  await renderInSite(null, { routes, path: `/more-jobs${search}` });
  const links = [...document.querySelectorAll('[data-language]')].map((link) => link.getAttribute('href'));
  expect(new Set(links)).toEqual(new Set([`/${kept}`]));
  expect(links).toHaveLength(10);
});
