import { describe, expect, it } from 'vitest';
import { profileFaults, profileInput, type ProfileDraft } from './profileDraft.ts';

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
    expect(profileInput(draft, { isNameEditable: true, language: 'de' })).toEqual({
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

  it('keeps unsaid whether the user wants to work from home', () => {
    const input = profileInput({ ...draft, workFromHome: null }, { isNameEditable: true, language: 'de' });
    expect(input.workFromHome).toBeNull();
  });

  it('sends no names that another site defines', { tags: ['R6.26'] }, () => {
    const input = profileInput(draft, { isNameEditable: false, language: 'en' });
    expect(Object.keys(input)).not.toContain('givenName');
    expect(Object.keys(input)).not.toContain('familyName');
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
