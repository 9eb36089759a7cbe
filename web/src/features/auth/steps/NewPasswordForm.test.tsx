import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInSite } from '../../../../test/renderInSite.tsx';
import type { AuthStep } from '../../../auth/account/authStep.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { useSteps } from './useSteps.ts';

afterEach(cleanup);

const send = vi.fn<(password: string, attributes: Readonly<Record<string, string>>) => Promise<AuthStep>>();

function Form({ missingAttributes }: { readonly missingAttributes: readonly string[] }) {
  const steps = useSteps({ onStep: () => undefined, onDone: () => undefined });
  return <NewPasswordForm steps={steps} missingAttributes={missingAttributes} send={send} />;
}

it('asks for what the account lacks, in the same form as the new password', { tags: ['R4.15'] }, async () => {
  const invalidPhone = { message: 'auth.error.invalidPhone', field: 'phone' } as const;
  send.mockResolvedValue({ step: 'failed', fault: invalidPhone });
  const missing = ['given_name', 'family_name', 'email', 'phone_number', 'custom:fleet_number'];
  await renderInSite(<Form missingAttributes={missing} />);
  const submit = () => userEvent.click(screen.getByRole('button', { name: 'Save password' }));
  await userEvent.type(screen.getByLabelText('New password'), 'a new password');
  await submit();
  expect(screen.getAllByText('Fill in this field.')).toHaveLength(5);
  expect(document.activeElement).toBe(screen.getByLabelText('First name'));
  expect(send).not.toHaveBeenCalled();
  const typed = { 'First name': 'Kim', 'Last name': 'Lee', Email: 'k@example.org', Phone: '1' };
  for (const [label, text] of Object.entries({ ...typed, 'fleet number': '7' }))
    await userEvent.type(screen.getByLabelText(label), text);
  await submit();
  expect(send).toHaveBeenCalledExactlyOnceWith('a new password', {
    given_name: 'Kim',
    family_name: 'Lee',
    email: 'k@example.org',
    phone_number: '1',
    'custom:fleet_number': '7',
  });
  expect(screen.getByLabelText('Phone').getAttribute('aria-invalid')).toBe('true');
  expect(within(document.body).getByText(/country code, starting with \+\./)).toBeTruthy();
});
