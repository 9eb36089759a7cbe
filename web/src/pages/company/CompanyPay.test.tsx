import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderPage } from '../../../test/renderPage.tsx';
import query, { type CompanyPageQuery } from '../../__generated__/CompanyPageQuery.graphql.ts';
import { CompanyPage } from './CompanyPage.tsx';

afterEach(cleanup);

const pay = (amount: number, count: number, currency = 'EUR') => ({ median: { amount, currency }, count });
const germany = { code: 'DE', name: 'Germany', slug: 'germany' };
const brazil = { code: 'BR', name: 'Brazil', slug: 'brazil' };
const berlin = { id: 'berlin', name: 'Berlin', slug: 'berlin' };
const cities = [
  { city: { id: 'dresden', name: 'Dresden', slug: 'dresden' }, pay: pay(16.4, 18) },
  { city: berlin, pay: pay(15.35, 20) },
];

/** Renders a page of Swiftbite where this is what people earn. */
const renderCompany = (paid: readonly object[], countrySlug?: string, citySlug?: string) =>
  renderPage<CompanyPageQuery>({
    page: CompanyPage,
    query,
    variables: {
      uri: '/company/swiftbite',
      partnerSlug: 'swiftbite',
      countrySlug: countrySlug ?? null,
      citySlug: citySlug ?? null,
      inCountry: countrySlug !== undefined,
      inCity: citySlug !== undefined,
      everywhere: countrySlug === undefined,
      countryCode: 'GB',
      reviewsPage: 1,
    },
    answer: {
      Partner: () => ({ slug: 'swiftbite', name: 'Swiftbite', countries: [germany, brazil] }),
      PartnerPlace: () => ({
        pay: paid,
        jobOffers: null,
        reviews: null,
        city: citySlug === undefined ? null : berlin,
      }),
    },
    path: '/company/swiftbite',
    params: {
      partnerSlug: 'swiftbite',
      ...(countrySlug !== undefined && { countrySlug }),
      ...(citySlug !== undefined && { citySlug }),
    },
  });

const section = async () => within(await screen.findByRole('region', { name: 'What people earn' }));
const rows = (name: string, of: Awaited<ReturnType<typeof section>>) =>
  within(of.getByRole('region', { name })).getAllByRole('listitem');

describe('what people earn with a company', () => {
  it('is listed by country, in the currency of each', async () => {
    await renderCompany([
      { country: germany, pay: pay(13.5, 258) },
      { country: brazil, pay: pay(32.1, 35, 'BRL') },
    ]);
    const countries = rows('By country', await section());
    expect(countries.map((row) => row.textContent)).toEqual([
      'Germany 258 answers€13.50',
      'Brazil 35 answersR$32.10',
    ]);
    expect(countries.map((row) => row.querySelector('a')?.getAttribute('href'))).toEqual([
      '/company/swiftbite/germany',
      '/company/swiftbite/brazil',
    ]);
  });

  it('is listed by city in a country', async () => {
    await renderCompany([{ country: germany, pay: pay(13.5, 258), cities, quarters: [] }], 'germany');
    const shown = await section();
    expect(shown.getAllByRole('term').map((term) => term.parentElement?.textContent)).toEqual([
      'Germany€13.50 an hour258 answers',
    ]);
    const listed = rows('By city', shown);
    expect(listed.map((row) => row.textContent)).toEqual([
      'Dresden 18 answers€16.40',
      'Berlin 20 answers€15.35',
    ]);
    expect(listed.map((row) => row.querySelector('a')?.getAttribute('href'))).toEqual([
      '/company/swiftbite/germany/dresden',
      '/company/swiftbite/germany/berlin',
    ]);
  });

  it('compares a city with its country', async () => {
    const paid = [{ country: germany, pay: pay(13.5, 258), cities, quarters: [] }];
    await renderCompany(paid, 'germany', 'berlin');
    expect((await section()).getAllByRole('term').map((term) => term.parentElement?.textContent)).toEqual([
      'Berlin€15.35 an hour20 answers',
      'Germany€13.50 an hour258 answers',
    ]);
  });

  it('is left out while it is unknown', async () => {
    await renderCompany([], 'germany');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('region', { name: 'What people earn' })).toBeNull();
  });
});
