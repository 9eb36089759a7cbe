import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, describe, expect, it } from 'vitest';
import { WrittenDate } from './WrittenDate.tsx';

afterEach(cleanup);

describe('a written date', () => {
  it.each([
    ['en', '2026-11-01', '1 November 2026'],
    ['es', '2026-11-01', '1 de noviembre de 2026'],
    ['fr', '2026-11-01', '1er novembre 2026'],
    ['fr', '2026-11-11', '11 novembre 2026'],
    ['it', '2026-11-08', '8 novembre 2026'],
  ])('is formatted in %s, for %s, as %j', (locale, day, text) => {
    render(
      <IntlProvider locale={locale}>
        <WrittenDate instant={`${day}T10:00:00Z`} length="long" />
      </IntlProvider>,
    );
    expect(screen.getByText(text)).toBeTruthy();
  });
});
