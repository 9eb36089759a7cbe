import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInSite } from '../../../test/renderInSite.tsx';
import { emptyApplicant, type ApplicantForm } from '../../auth/applicant/applicant.ts';
import { saveApplicantDraft } from '../../auth/applicant/applicantDraft.ts';
import { changeAuth, forgetAccount } from '../../auth/authStore.ts';
import { guest } from '../../auth/authState.ts';
import { UserApplication } from './UserApplication.tsx';

beforeEach(() => saveApplicantDraft(emptyApplicant));
afterEach(cleanup);

const sender = { refusal: {}, sending: false, clearRefusal: () => undefined };

/** Opens the application of a user with this profile. */
const open = async (profile: { readonly givenName?: string; readonly phone?: string }) => {
  const onSend = vi.fn<(form: ApplicantForm) => Promise<boolean>>().mockResolvedValue(true);
  const { environment } = await renderInSite(
    <UserApplication onSend={onSend} partnerName="Nestkin" sender={sender} />,
  );
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  const { givenName = null, phone = null } = profile;
  const names = { givenName, familyName: null };
  const viewer = { id: 'U', email: 'kim@example.org', identityProvider: 'COGNITO', ...names };
  environment.mock.resolveMostRecentOperation({
    data: { viewer: { ...viewer, metadata: { ...names, phone } } },
  });
  await screen.findByText('kim@example.org');
  return { onSend, environment };
};

describe('the application of a user', () => {
  it.each([
    [{}, 'Your name and phone number are missing. Add them, or apply without them.', 'First name'],
    [{ givenName: 'Kim' }, 'Your phone number is missing. Add it, or apply without it.', 'Last name'],
    [{ phone: '+49 30 123456' }, 'Your name is missing. Add it, or apply without it.', 'First name'],
  ])(
    'with the profile %j says what is missing, and leads to the first empty field',
    async (profile, text, field) => {
      const { onSend } = await open(profile);
      expect(screen.getByText(text)).toBeDefined();
      fireEvent.click(screen.getByRole('button', { name: 'Add details' }));
      const first = screen.getByRole('textbox', { name: field });
      await waitFor(() => expect(document.activeElement).toBe(first));
      expect(onSend).not.toHaveBeenCalled();
    },
  );

  it('is sent as it is, and complete ones say nothing', async () => {
    const { onSend, environment } = await open({ givenName: 'Kim', phone: '+49 30 123456' });
    expect(screen.getByText(/^We pass these details from your profile on to Nestkin/)).toBeDefined();
    expect(screen.queryByText(/missing/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Change details' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Send application' }));
    expect(onSend).toHaveBeenCalledWith({
      email: 'kim@example.org',
      given_name: 'Kim',
      family_name: '',
      phone: '+49 30 123456',
    });
    await Promise.resolve();
    expect(environment.mock.getAllOperations()).toEqual([]);
  });

  it('fills what is missing in the profile, once it is sent', async () => {
    const { onSend, environment } = await open({ givenName: 'Kim' });
    expect(screen.queryByText('We’ll also add anything that’s missing to your profile.')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Add details' }));
    expect(screen.getByText('We pass on what you enter here to Nestkin.')).toBeDefined();
    expect(screen.getByText('We’ll also add anything that’s missing to your profile.')).toBeDefined();
    const type = (name: string, value: string) =>
      fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
    type('First name', 'Kimberley');
    type('Last name', 'Lund');
    type('Phone', '+49 30 123456');
    onSend.mockResolvedValueOnce(false);
    fireEvent.click(screen.getByRole('button', { name: 'Send application' }));
    await waitFor(() => expect(onSend).toHaveBeenCalledTimes(1));
    expect(environment.mock.getAllOperations()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Send application' }));
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
    const [update] = environment.mock.getAllOperations();
    expect(update?.request.variables).toEqual({
      input: { familyName: 'Lund', phone: '+49 30 123456', language: 'en' },
    });
  });

  it('is filled with what the browser knows while the account cannot be read', async () => {
    const known = { email: 'kim@example.org', given_name: 'Kim', family_name: 'Lund' };
    const profile = { ...known, user_metadata: { phone: '+49 30 123456' } };
    changeAuth({ ...guest, profile: profile as never });
    const { environment } = await renderInSite(
      <UserApplication onSend={vi.fn()} partnerName="Nestkin" sender={sender} />,
    );
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
    environment.mock.rejectMostRecentOperation(new Error('offline'));
    await screen.findByRole('textbox', { name: 'Email' });
    const values = screen.getAllByRole('textbox').map((field) => (field as HTMLInputElement).value);
    expect(values).toEqual(['Kim', 'Lund', 'kim@example.org', '+49 30 123456']);
    forgetAccount();
  });
});
