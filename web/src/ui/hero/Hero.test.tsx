// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Hero } from './Hero.tsx';

afterEach(cleanup);

it('darkens the picture under its text', { tags: ['R5.26'] }, () => {
  render(
    <Hero picture="cities/berlin" alt="Skyline of Berlin">
      Berlin
    </Hero>,
  );
  const image = screen.getByRole('img', { name: 'Skyline of Berlin' });
  expect(image.getAttribute('src')).toContain('/l_multiply_dark,');
  expect(
    image
      .getAttribute('srcset')
      ?.split(', ')
      .every((source) => source.includes('/l_multiply_dark,')),
  ).toBe(true);
});
