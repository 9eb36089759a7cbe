import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInSite } from '../../../test/renderInSite.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

afterEach(cleanup);

describe('NotFoundPage', () => {
  it('has a graphic of a 404 and a button to the home page', { tags: ['R2.05', 'R2.06'] }, async () => {
    await renderInSite(<NotFoundPage />, { path: '/nowhere/at/all' });
    expect((await screen.findByRole('img')).getAttribute('aria-label')).toBe('404');
    expect(screen.getByRole('link', { name: 'Go to homepage' }).getAttribute('href')).toBe('/');
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  });
});
