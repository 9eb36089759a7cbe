import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderPage } from '../../../test/renderPage.tsx';
import query, { type CompanyPageQuery } from '../../__generated__/CompanyPageQuery.graphql.ts';
import { CompanyPage } from './CompanyPage.tsx';

afterEach(cleanup);

const offer = (slug: string, name: string) => ({
  id: slug,
  cardTitle: 'Bike courier',
  partner: { id: 'p', slug: 'swiftbite', orgSlug: 'swiftbite', name: 'Swiftbite' },
  city: { id: slug, slug, name },
});

/** Renders the page of a company in two countries that has these gigs in one of them. */
const renderCompany = (offers: readonly object[], countryCode: string) =>
  renderPage<CompanyPageQuery>({
    page: CompanyPage,
    query,
    variables: {
      uri: '/company/swiftbite',
      partnerSlug: 'swiftbite',
      countrySlug: null,
      citySlug: null,
      inCountry: false,
      inCity: false,
      everywhere: true,
      countryCode,
      reviewsPage: 1,
    },
    answer: {
      Partner: () => ({
        slug: 'swiftbite',
        name: 'Swiftbite',
        countries: [
          { code: 'DE', name: 'Germany', slug: 'germany' },
          { code: 'GB', name: 'United Kingdom', slug: 'united-kingdom' },
        ],
      }),
      PartnerPlace: () => ({ pay: null, jobOffers: null, reviews: null, city: null }),
      JobOfferConnection: () => ({ edges: offers.map((node) => ({ node })) }),
    },
    path: '/company/swiftbite',
    params: { partnerSlug: 'swiftbite' },
  });

describe('the gigs of a company', () => {
  it('are named by their cities, in the country of the language, after what people earn', async () => {
    await renderCompany([offer('london', 'London'), offer('leeds', 'Leeds')], 'GB');
    const gigs = within(await screen.findByRole('region', { name: 'Gigs at Swiftbite' }));
    expect(gigs.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'London',
      'Leeds',
    ]);
    expect(gigs.getAllByText('Bike courier')).toHaveLength(2);
    expect(gigs.getByRole('link', { name: 'All cities: United Kingdom' }).getAttribute('href')).toBe(
      '/company/swiftbite/united-kingdom',
    );
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'What people earn',
      'Gigs at Swiftbite',
      'Countries where Swiftbite is active',
      'Reviews of Swiftbite',
    ]);
  });

  it('are left out where it has none in that country', async () => {
    await renderCompany([], 'GB');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('region', { name: 'Gigs at Swiftbite' })).toBeNull();
  });
});
