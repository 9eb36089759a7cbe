import { cleanup, screen } from '@testing-library/react';
import type { RouteObject } from 'found';
import { afterEach, describe, expect, it } from 'vitest';
import { rememberSent } from '../src/features/apply/sentApplications.ts';
import {
  aboutRoutes,
  contactRoutes,
  directRoutes,
  policyRoutes,
  termsRoutes,
} from '../src/pages/pageRoutes.tsx';
import { renderInSite } from './renderInSite.tsx';

afterEach(cleanup);

const open = (path: string, routes: readonly RouteObject[]) => renderInSite(null, { path, routes });
const title = async () => (await screen.findByRole('heading', { level: 1 })).textContent;
const headings = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

describe('text pages', () => {
  it('shows the about page', { tags: ['R2.16'] }, async () => {
    await open('/about', aboutRoutes);
    expect(await title()).toBe('About Citygigs');
    expect(headings()).toEqual([
      'What we do',
      'Who we are',
      'How gigs are checked',
      'Where the numbers come from',
      'Something wrong?',
      'How we make money',
    ]);
    expect(screen.getByRole('link', { name: 'hello@citygigs.example' })).toBeDefined();
    expect(document.title).toBe('About Citygigs | Citygigs');
  });

  it('shows the email address of error messages on the contact page', { tags: ['R2.17'] }, async () => {
    await open('/contact', contactRoutes);
    expect(await title()).toBe('Contact');
    const link = screen.getByRole('link', { name: 'Email us' });
    expect(link.getAttribute('href')).toBe('mailto:hello@citygigs.example');
  });

  it('shows the terms of use', { tags: ['R2.18'] }, async () => {
    await open('/terms', termsRoutes);
    expect(await title()).toBe('Terms of use');
    expect(headings()).toEqual(['The service', 'Reviews and numbers', 'Liability', 'Changes']);
  });

  it('shows the privacy policy', { tags: ['R2.19'] }, async () => {
    await open('/policy', policyRoutes);
    expect(await title()).toBe('Privacy policy');
    expect(screen.getByRole('link', { name: 'hello@citygigs.example' })).toBeDefined();
  });

  it(
    'the thank-you page shows nothing about an application to anybody but its sender',
    { tags: ['R2.25'] },
    async () => {
      await open('/direct/0b54ae9c-7d2a-4c40-9f6f-0d6fd4a6f0ab', directRoutes);
      expect(await title()).toBe('Applying on this site');
      expect(screen.queryByText(/on its way|Reference/)).toBeNull();
    },
  );

  it(
    'the thank-you page confirms the application and links to more gigs',
    { tags: ['R2.25', 'R2.26'] },
    async () => {
      rememberSent({
        leadId: '0b54ae9c-7d2a-4c40-9f6f-0d6fd4a6f0aa',
        offerId: 'T2ZmZXI6Mg==',
        form: { partner: 'Nestkin', gig: 'Babysitter' },
      });
      await open('/direct/0b54ae9c-7d2a-4c40-9f6f-0d6fd4a6f0aa', directRoutes);
      expect(await title()).toBe('Your application is on its way');
      expect(screen.getByText('Sent to Nestkin: Babysitter')).toBeDefined();
      expect(document.body.textContent).not.toContain('0b54ae9c');
      expect(screen.getByRole('link', { name: 'Find more gigs' }).getAttribute('href')).toBe('/');
      expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    },
  );

  it('only a UUID identifies an application', { tags: ['R2.25', 'R5.19'] }, async () => {
    await open('/direct/abc', directRoutes);
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
