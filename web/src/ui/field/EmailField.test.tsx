import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RawIntlProvider } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import english from '../../../../locales/en.json' with { type: 'json' };
import { siteIntl } from '../../entry/siteIntl.ts';
import { EmailField } from './EmailField.tsx';

afterEach(cleanup);

function Form() {
  const [email, setEmail] = useState('');
  return (
    <RawIntlProvider value={siteIntl('en', english as never)}>
      <MantineProvider>
        <EmailField label="Email" value={email} onChange={setEmail} />
      </MantineProvider>
    </RawIntlProvider>
  );
}

it('asks about a slip once the field is left, and puts the meant address in', async () => {
  const user = userEvent.setup();
  render(<Form />);
  const field = screen.getByLabelText<HTMLInputElement>('Email');
  await user.type(field, 'kim@gmail.co');
  expect(screen.queryByRole('button')).toBeNull();
  await user.type(field, 'm');
  await user.tab();
  expect(screen.queryByRole('button')).toBeNull();
  await user.clear(field);
  await user.type(field, 'kim@hotmial.com');
  await user.tab();
  await user.click(screen.getByRole('button', { name: 'Did you mean kim@hotmail.com?' }));
  expect(field.value).toBe('kim@hotmail.com');
  expect(screen.queryByRole('button')).toBeNull();
});
