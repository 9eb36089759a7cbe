import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInSite } from '../../../test/renderInSite.tsx';
import { emptyApplicant } from '../../auth/applicant/applicant.ts';
import { saveApplicantDraft } from '../../auth/applicant/applicantDraft.ts';
import { authState, changeAuth, forgetAccount } from '../../auth/authStore.ts';
import { rememberSent } from '../../features/apply/sentApplications.ts';
import { directRoutes } from '../pageRoutes.tsx';

afterEach(() => {
  cleanup();
  forgetAccount();
  localStorage.clear();
});

const leadId = '0b6f3c1e-93a4-4c7e-8a53-6f4f0a4f7a11';
const show = async (id = leadId) => {
  rememberSent({ leadId, offerId: 'offer', form: { partner: 'Nestkin', gig: 'Carer' } });
  await renderInSite(null, { path: `/direct/${id}`, routes: directRoutes });
  await screen.findByRole('heading', { level: 1 });
};
const offer = () => screen.queryByRole('button', { name: 'Sign up' });

describe('the confirmation of an application', () => {
  it('offers guests an account, says what it brings, and fills in the address', async () => {
    saveApplicantDraft({ ...emptyApplicant, email: 'kim@example.org' });
    await show();
    expect(screen.getByText('Sent to Nestkin: Carer')).toBeDefined();
    expect(screen.getByText(/^Sign up with the same email address/)).toBeDefined();
    await userEvent.click(await screen.findByRole('button', { name: 'Sign up' }));
    await waitFor(() => expect(authState().registerSource).toBe('Application'));
    const dialog = await screen.findByRole('dialog', { name: 'Create your account' });
    expect(within(dialog).getByLabelText<HTMLInputElement>('Email').value).toBe('kim@example.org');
    expect(
      within(dialog).getAllByText('With an account, you can keep track of this application.'),
    ).not.toHaveLength(0);
  });

  it('offers none to users', async () => {
    changeAuth({ idToken: 'abc', expiresAt: Date.now() + 60_000 });
    await show();
    expect(screen.getByText('Sent to Nestkin: Carer')).toBeDefined();
    expect(offer()).toBeNull();
  });

  it('offers none where nothing is known of the application', async () => {
    await show('9a1d1f6a-3b0e-4b52-b0ce-2f5a4f0c7d22');
    expect(screen.getByText('Applying on this site')).toBeDefined();
    expect(offer()).toBeNull();
  });
});
