import { describe, expect, it } from 'vitest';
import { changedFields, profileFaults, profileInput, type ProfileDraft } from './profileDraft.ts';

const draft: ProfileDraft = {
  givenName: ' Ada ',
  familyName: '',
  birthdate: { month: '3', day: '5', year: '1990' },
  gender: '',
  phone: ' +49 30 1234567 ',
  typeOfJobs: ['WEEKEND'],
  workFromHome: false,
  emailConsent: true,
};

describe('the form of the profile', () => {
  it('becomes the input, with the language of the page', { tags: ['R3.24', 'R3.26'] }, () => {
    expect(profileInput(draft, 'de')).toEqual({
      givenName: 'Ada',
      familyName: null,
      birthdate: '1990-03-05',
      gender: null,
      phone: '+49 30 1234567',
      typeOfJobs: ['WEEKEND'],
      workFromHome: false,
      emailConsent: true,
      language: 'de',
    });
  });

  it('sends only what was changed, and null for what was emptied', () => {
    const changed = changedFields(draft, { ...draft, phone: '', birthdate: { ...draft.birthdate } });
    expect(profileInput(changed, 'de')).toEqual({ phone: null, language: 'de' });
  });

  it('keeps unsaid whether the user wants to work from home', () => {
    const untold = { ...draft, workFromHome: null };
    expect(profileInput(changedFields(untold, untold), 'de')).toEqual({ language: 'de' });
  });

  it('accepts empty fields and names what is wrong', { tags: ['R5.32'] }, () => {
    const today = '2026-11-22';
    const empty = { ...draft, givenName: '', phone: '', birthdate: { month: '', day: '', year: '' } };
    expect(profileFaults(empty, today)).toEqual({});
    const wrong = { ...draft, givenName: 'x'.repeat(101), phone: '12345' };
    expect(profileFaults({ ...wrong, birthdate: { month: '13', day: '40', year: '1990' } }, today)).toEqual({
      givenName: 'form.tooLong',
      birthdate: 'profile.birthdate.impossible',
      phone: 'form.phone',
    });
  });
});
