import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { RelayMockEnvironment } from 'relay-test-utils';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInSite } from '../../../test/renderInSite.tsx';
import { emptyApplicant } from '../../auth/applicant/applicant.ts';
import { saveApplicantDraft } from '../../auth/applicant/applicantDraft.ts';
import type { ModalData } from '../../shell/modals/modalData.ts';
import { DirectApplyModal } from './DirectApplyModal.tsx';
import { rememberSent } from './sentApplications.ts';

const openAuth = vi.hoisted(() => vi.fn<(data: ModalData['Auth']) => void>());
vi.mock('../../shell/modals/useOpenAuth.ts', () => ({ useOpenAuth: () => openAuth }));

const lead = '0b54ae9c-7d2a-4c40-9f6f-0d6fd4a6f0aa';
const data = {
  kind: 'direct',
  offerId: 'T2ZmZXI6Mg==',
  partnerName: 'Nestkin',
  gig: 'Babysitter',
  price: 8,
  clickData: { click_source: 'offer' },
} as const;
const typed = {
  'First name': 'Ada',
  'Last name': 'Lovelace',
  Email: 'ada@example.com',
  Phone: '+49 30 123456',
};

beforeEach(() => {
  sessionStorage.clear();
  saveApplicantDraft(emptyApplicant);
});
const opened: RelayMockEnvironment[] = [];
const rejectPending = async () => {
  cleanup();
  // A lead waits for the former one to the same offer.
  for (const { mock } of opened.splice(0))
    while (mock.getAllOperations().length > 0)
      mock.rejectMostRecentOperation(new Error('The test has ended.'));
  await new Promise((resolve) => setTimeout(resolve));
  localStorage.clear();
};
afterEach(rejectPending);

const open = async () => {
  const close = vi.fn();
  const site = await renderInSite(<DirectApplyModal data={data} close={close} confirm={close} />);
  opened.push(site.environment);
  await screen.findByRole('dialog');
  return { ...site, close };
};

const fill = (values: Partial<typeof typed> = typed) =>
  Object.entries(values).forEach(([name, value]) =>
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } }),
  );
const send = () => fireEvent.submit(screen.getByRole('dialog').querySelector('form') as HTMLFormElement);
const sent = (site: Pick<Awaited<ReturnType<typeof open>>, 'environment'>) =>
  site.environment.mock
    .getAllOperations()
    .map(({ request }) => request.variables['input'] as Record<string, string>);
/** The input of the lead that is being sent. */
const oneSent = async (site: Parameters<typeof sent>[0]) => {
  await waitFor(() => expect(sent(site)).toHaveLength(1));
  return sent(site)[0];
};

describe('DirectApplyModal', () => {
  it(
    'has fields for email, given name, family name and phone, which browsers can fill in',
    { tags: ['R2.162', 'R3.112'] },
    async () => {
      await open();
      expect(screen.getByRole('dialog', { name: 'Apply to Nestkin' })).toBeDefined();
      const fields = screen
        .getAllByRole('textbox')
        .map((field) => [field.getAttribute('name'), field.getAttribute('autocomplete')]);
      expect(fields).toEqual([
        ['given_name', 'given-name'],
        ['family_name', 'family-name'],
        ['email', 'email'],
        ['phone', 'tel'],
      ]);
    },
  );

  it(
    'sends the input and navigates to the thank-you page of the lead',
    { tags: ['R6.04', 'R3.105', 'R2.27'] },
    async () => {
      const site = await open();
      fill();
      send();
      expect(await oneSent(site)).toEqual({
        offerId: 'T2ZmZXI6Mg==',
        email: 'ada@example.com',
        fullName: 'Ada Lovelace',
        phone: '+49 30 123456',
        clickSource: 'offer',
        idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
      site.environment.mock.resolveMostRecentOperation({
        data: { createLead: { lead: { uuid: lead, created: true, continueUrl: null }, userErrors: [] } },
      });
      await waitFor(() => expect(site.visited.mock.lastCall).toEqual([`/direct/${lead}`]));
      expect(site.close).toHaveBeenCalledOnce();
      // A press on the dialog while it closes.
      send();
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(sent(site)).toEqual([]);
    },
  );

  it(
    'keeps the form filled after a failure, and the application until it is sent or cancelled',
    { tags: ['R2.27', 'R7.92'] },
    async () => {
      const site = await open();
      fill();
      send();
      await oneSent(site);
      site.environment.mock.resolveMostRecentOperation({ data: { createLead: null } });
      expect((await screen.findByRole('alert')).textContent).toBe(
        'Your application may not have been sent. It’s kept in this browser, and we’ll send it as soon as this site is open and you’re online. Don’t send it',
      );
      for (const [name, value] of Object.entries(typed)) {
        expect(screen.getByRole<HTMLInputElement>('textbox', { name }).value).toBe(value);
      }
      expect(site.close).not.toHaveBeenCalled();
      fireEvent.click(screen.getByRole('button', { name: 'Don’t send it' }));
      await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
      expect(localStorage.getItem('guestLeads')).toBeNull();
    },
  );

  it('says that the gig takes no more applications if it has expired', async () => {
    const site = await open();
    fill();
    send();
    await oneSent(site);
    const userErrors = [{ code: 'EXPIRED', field: ['offerId'], message: 'Applications are closed.' }];
    site.environment.mock.resolveMostRecentOperation({ data: { createLead: { lead: null, userErrors } } });
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Nestkin: we couldn’t pass on/);
    expect(localStorage.getItem('guestLeads')).toBeNull();
  });

  it('goes to the confirmation once another tab has sent the application', async () => {
    const site = await open();
    rememberSent({ leadId: lead, offerId: data.offerId, form: { partner: 'Nestkin', gig: 'Babysitter' } });
    await waitFor(() => expect(site.visited.mock.lastCall).toEqual([`/direct/${lead}`]));
    expect(site.close).toHaveBeenCalledOnce();
    fill();
    send();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(sent(site)).toEqual([]);
  });

  it('counts a double click and a retry as one attempt, and changed input as another', async () => {
    const site = await open();
    fill();
    send();
    send();
    const first = (await oneSent(site))?.['idempotencyKey'];
    site.environment.mock.rejectMostRecentOperation(new Error('offline'));
    await screen.findByRole('alert');
    send();
    expect((await oneSent(site))?.['idempotencyKey']).toBe(first);
    site.environment.mock.rejectMostRecentOperation(new Error('offline'));
    await screen.findByRole('alert');
    fill({ Email: 'ada@example.org' });
    send();
    expect((await oneSent(site))?.['idempotencyKey']).not.toBe(first);
  });

  it(
    'blocks an invalid email with a message at the field and in the summary',
    { tags: ['R5.32'] },
    async () => {
      const user = userEvent.setup();
      const site = await open();
      fill({ ...typed, Email: 'ada', Phone: '12' });
      send();
      expect(sent(site)).toEqual([]);
      const email = screen.getByRole('textbox', { name: 'Email' });
      const description = document.getElementById(email.getAttribute('aria-describedby') ?? '');
      expect(description?.textContent).toBe('Enter an email address such as name@example.com.');
      expect(email.getAttribute('aria-invalid')).toBe('true');
      const summary = screen.getByRole('alert');
      expect(summary.textContent).toContain('Check the marked fields.');
      expect(summary.textContent).toContain(
        'Phone: Enter a phone number with 6 to 15 digits and no letters.',
      );
      await waitFor(() => expect(document.activeElement).toBe(email));
      await user.click(screen.getByRole('link', { name: 'Phone' }));
      expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Phone/ }));
    },
  );

  it('opened with a part of the input, starts at the first missing field and names each when it is sent', async () => {
    saveApplicantDraft({ ...emptyApplicant, given_name: 'Ada', email: 'ada@example.com' });
    const site = await open();
    const field = (name: RegExp) => screen.getByRole('textbox', { name });
    const lastName = field(/^Last name/);
    expect(lastName.hasAttribute('data-autofocus')).toBe(true);
    field(/^Email/).focus();
    send();
    await waitFor(() => expect(document.activeElement).toBe(lastName));
    expect(sent(site)).toEqual([]);
    const invalid = screen.getAllByRole('textbox', { description: /Fill in this field\./ });
    expect(invalid).toEqual([lastName, field(/^Phone/)]);
    expect(screen.getByRole('alert').textContent).toBe(
      'Check the marked fields.Last name: Fill in this field.Phone: Fill in this field.',
    );
  });

  it('leads to the login with the address that is typed', async () => {
    await open();
    fill({ Email: ' noor@example.net ' });
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(openAuth.mock.calls).toEqual([[{ screen: 'login', email: 'noor@example.net' }]]);
  });

  it('restores the input when the form is opened again', { tags: ['R9.33'] }, async () => {
    await open();
    fill();
    expect(JSON.parse(localStorage.getItem('directApply') ?? '')).toEqual({
      given_name: 'Ada',
      family_name: 'Lovelace',
      email: 'ada@example.com',
      phone: '+49 30 123456',
    });
    cleanup();
    await open();
    const value = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value;
    expect(Object.keys(typed).map(value)).toEqual(Object.values(typed));
    fireEvent.click(screen.getByRole('button', { name: 'Clear the form' }));
    expect(Object.keys(typed).map(value)).toEqual(['', '', '', '']);
    expect(localStorage.getItem('directApply')).not.toContain('Ada');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'First name' }));
  });

  it('counts changed input as another attempt even after the form was closed', async () => {
    const site = await open();
    fill();
    send();
    const first = (await oneSent(site))?.['idempotencyKey'];
    site.environment.mock.rejectMostRecentOperation(new Error('offline'));
    await screen.findByRole('alert');
    cleanup();
    const again = await open();
    send();
    expect((await oneSent(again))?.['idempotencyKey']).toBe(first);
    again.environment.mock.rejectMostRecentOperation(new Error('offline'));
    cleanup();
    const other = await open();
    fill({ Email: 'ada@example.org' });
    send();
    expect((await oneSent(other))?.['idempotencyKey']).not.toBe(first);
  });

  it('shows what the server rejected at its field until the field changes', async () => {
    const site = await open();
    fill();
    send();
    await oneSent(site);
    site.environment.mock.resolveMostRecentOperation({
      data: { createLead: { lead: null, userErrors: [{ field: ['email'], message: 'No such mailbox.' }] } },
    });
    await screen.findByText('No such mailbox.');
    expect(screen.queryByText(/couldn’t send/)).toBeNull();
    fill({ Email: 'ada@example.org' });
    expect(screen.queryByText('No such mailbox.')).toBeNull();
  });
});
