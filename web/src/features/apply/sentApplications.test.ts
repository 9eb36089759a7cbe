import { describe, expect, it, vi } from 'vitest';
import { removeAccountEntries } from '../../browser/storage/accountEntries.ts';
import { emptyApplicant } from '../../auth/applicant/applicant.ts';
import { applicantDraft, draftFrom, saveApplicantDraft } from '../../auth/applicant/applicantDraft.ts';
import { rememberSent, sentFrom } from './sentApplications.ts';

const direct = {
  leadId: 'L1',
  offerId: 'O1',
  sentAt: 1_780_000_000_000,
  form: { partner: 'Nestkin', gig: 'Sitter' },
};
const redirected = { ...direct, leadId: 'L2', form: null };

describe('applications stored in the browser', () => {
  it('are parsed without invalid entries', () => {
    const others = [
      null,
      5,
      {},
      { ...direct, sentAt: 'now' },
      { ...direct, form: {} },
      { ...direct, form: 1 },
    ];
    expect(sentFrom(JSON.stringify([direct, ...others, redirected]))).toEqual([direct, redirected]);
    for (const text of [null, '{', '{}', 'null', '"x"']) expect(sentFrom(text)).toEqual([]);
  });

  it('are limited to the last hundred, newest first', () => {
    for (let number = 0; number < 103; number += 1)
      rememberSent({ leadId: `L${number}`, offerId: 'O1', form: null }, number);
    const kept = sentFrom(localStorage.getItem('sentApplications'));
    expect(kept).toHaveLength(100);
    expect([kept[0]?.sentAt, kept.at(-1)?.sentAt]).toEqual([102, 3]);
  });

  it('a draft has the four fields, whatever was stored', () => {
    expect(draftFrom('{"email":"a@b.c","phone":5,"other":"x"}')).toEqual({
      ...emptyApplicant,
      email: 'a@b.c',
    });
    for (const text of [null, '{', 'null', '[]', '7']) expect(draftFrom(text)).toEqual(emptyApplicant);
  });
});

describe('the draft of an application', () => {
  const ada = { ...emptyApplicant, given_name: 'Ada', phone: '+49 30 123456' };

  it.each([
    ['in this tab', removeAccountEntries],
    [
      'in another tab',
      () => {
        localStorage.removeItem('directApply');
        window.dispatchEvent(new StorageEvent('storage', { key: 'directApply', newValue: null }));
      },
    ],
  ])('is not shown to the next user once its user has signed out %s', (_where, signOut) => {
    saveApplicantDraft(ada);
    expect(applicantDraft()).toEqual(ada);
    signOut();
    expect(applicantDraft()).toEqual(emptyApplicant);
  });

  it('lasts without storage until the page is closed or its user signs out', () => {
    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    saveApplicantDraft(ada);
    window.dispatchEvent(new StorageEvent('storage', { key: 'savedOffers', newValue: null }));
    expect(applicantDraft()).toEqual(ada);
    refuse.mockRestore();
    removeAccountEntries();
    expect(applicantDraft()).toEqual(emptyApplicant);
  });
});
