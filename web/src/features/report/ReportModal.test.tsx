import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInSite } from '../../../test/renderInSite.tsx';
import { setUpAccount, tokens } from '../../../test/accountFixtures.ts';
import { changeAuth, forgetAccount } from '../../auth/authStore.ts';
import { forgetWishes } from '../../auth/login/wishes.ts';
import { sessionFields } from '../../auth/session/tokens.ts';
import { removeAccountEntries } from '../../browser/storage/accountEntries.ts';
import { ReportButton } from './ReportButton.tsx';
import { ReportModal } from './ReportModal.tsx';

afterEach(cleanup);

const logIn = () => changeAuth(sessionFields(tokens(), Date.now()) ?? {});

describe('a report of a review', () => {
  it('needs a reason, and is sent with the chosen one', async () => {
    const ignore = () => undefined;
    const { environment } = await renderInSite(
      <ReportModal data={{ what: 'review', id: 'review' }} close={ignore} confirm={ignore} />,
    );
    const send = () => userEvent.click(screen.getByRole('button', { name: 'Send report' }));
    expect(screen.getAllByRole('radio').filter((radio) => (radio as HTMLInputElement).checked)).toEqual([]);
    await send();
    expect(environment.mock.getAllOperations()).toEqual([]);
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toBe('Choose one of the options.');
    expect(screen.getByRole('group').getAttribute('aria-describedby')).toBe(alert.id);
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Advertising or spam' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Not true' }));
    expect(screen.queryByRole('alert')).toBeNull();
    await send();
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
      input: { reviewId: 'review', reason: 'UNTRUE', comment: '' },
    });
  });

  it('of a gig names the gig, has its own reasons, and shows why it is rejected', async () => {
    const ignore = () => undefined;
    const { environment } = await renderInSite(
      <ReportModal data={{ what: 'offer', id: 'gig' }} close={ignore} confirm={ignore} />,
    );
    expect(screen.getByRole('dialog', { name: 'Report this gig' })).toBeTruthy();
    expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
      'CLOSED',
      'WRONG_PAY',
      'ASKS_FOR_MONEY',
      'SCAM',
      'OTHER',
    ]);
    await userEvent.click(screen.getByRole('radio', { name: 'They ask for money first' }));
    await userEvent.type(screen.getByRole('textbox'), 'A deposit.');
    await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
      input: { offerId: 'gig', reason: 'ASKS_FOR_MONEY', comment: 'A deposit.' },
    });
    const reportJobOffer = { reportedId: null, userErrors: [{ message: 'Try again in an hour.' }] };
    await act(async () => environment.mock.resolveMostRecentOperation({ data: { reportJobOffer } }));
    expect(screen.getByText('Try again in an hour.')).toBeTruthy();
  });

  it('that a guest wanted to make can be sent by email, or is offered once they have logged in', async () => {
    setUpAccount();
    await renderInSite(<ReportButton what="review" id="review" />);
    const open = () => userEvent.click(screen.getByRole('button', { name: 'Report' }));
    await open();
    const email = await screen.findByRole('link', { name: /^Email us at/ });
    expect(email.getAttribute('href')).toMatch(/^mailto:/);
    forgetWishes();
    act(logIn);
    expect(screen.queryByRole('dialog', { name: 'Report this review' })).toBeNull();
    act(forgetAccount);
    await screen.findByRole('button', { name: 'Report' });
    await open();
    act(logIn);
    expect(await screen.findByRole('dialog', { name: 'Report this review' })).toBeTruthy();
    act(forgetAccount);
  });

  it('is not asked for again, until the user signs out', async () => {
    const ignore = () => undefined;
    const { environment } = await renderInSite(
      <>
        <ReportButton what="review" id="review" />
        <ReportModal data={{ what: 'review', id: 'review' }} close={ignore} confirm={ignore} />
      </>,
    );
    const button = (name: string) => screen.queryByRole('button', { name, hidden: true });
    expect(button('Report')).not.toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Not true' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
    const reportReview = { reportedId: 'review', userErrors: [] };
    await act(async () => environment.mock.resolveMostRecentOperation({ data: { reportReview } }));
    expect(button('Report')).toBeNull();
    expect(button('Reported')?.getAttribute('aria-disabled')).toBe('true');
    act(removeAccountEntries);
    expect(button('Report')).not.toBeNull();
  });
});
