import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { TextField } from './TextField.tsx';

afterEach(cleanup);

const show = (errors: readonly string[], more: Partial<ComponentProps<typeof TextField>> = {}) => {
  render(
    <MantineProvider>
      <TextField id="email" label="Email" description="We answer there." errors={errors} {...more} />
      <p id="below">c</p>
    </MantineProvider>,
  );
  return screen.getByLabelText('Email');
};

/** The texts of the elements that describe the field. */
const descriptions = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(/\s+/)
    .map((id) => document.getElementById(id)?.textContent ?? 'nothing there');

describe('TextField', () => {
  it('shows each of its errors and is described by all of them', { tags: ['R5.28'] }, () => {
    const field = show(['a', 'b']);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['a', 'b']);
    expect(descriptions(field)).toEqual(['ab', 'We answer there.']);
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  it('is valid and shows no list without errors', { tags: ['R5.28'] }, () => {
    const field = show([]);
    expect(screen.queryByRole('list')).toBeNull();
    expect(descriptions(field)).toEqual(['We answer there.']);
    expect(field.getAttribute('aria-invalid')).not.toBe('true');
  });

  it('is described by errors that are shown elsewhere', { tags: ['R5.28'] }, () => {
    const field = show([], { isInvalid: true, describedBy: 'below' });
    expect(screen.queryByRole('list')).toBeNull();
    expect(descriptions(field)).toEqual(['c']);
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });
});
