// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { applicantFaults, applicantLead, formFieldOf } from './applicant.ts';

const form = { email: 'ada@example.com', given_name: 'Ada', family_name: 'Lovelace', phone: '+49 30 123456' };

describe('applicant form', () => {
  it('joins first and last name with a space as the full name of the lead', { tags: ['R3.105'] }, () => {
    expect(applicantLead({ ...form, given_name: ' Ada ' })).toEqual({
      email: 'ada@example.com',
      fullName: 'Ada Lovelace',
      phone: '+49 30 123456',
    });
  });

  it('rejects an invalid email, a phone without enough digits and missing names', { tags: ['R5.32'] }, () => {
    expect(applicantFaults(form)).toEqual({});
    expect(applicantFaults({ ...form, email: 'ada' })).toEqual({ email: 'form.email' });
    expect(applicantFaults({ ...form, email: 'ada@localhost' })).toEqual({ email: 'form.email' });
    expect(applicantFaults({ ...form, phone: '12345' })).toEqual({ phone: 'form.phone' });
    expect(applicantFaults({ ...form, phone: '1234567890123456' })).toEqual({ phone: 'form.phone' });
    expect(applicantFaults({ ...form, phone: '030 1234x6' })).toEqual({ phone: 'form.phone' });
    expect(applicantFaults({ ...form, given_name: ' ', family_name: '' })).toEqual({
      given_name: 'form.required',
      family_name: 'form.required',
    });
    expect(applicantFaults({ ...form, given_name: '\u3164\u200B', family_name: '–' })).toEqual({
      given_name: 'form.name',
      family_name: 'form.name',
    });
    expect(applicantFaults({ ...form, family_name: 'x'.repeat(101) })).toEqual({
      family_name: 'form.tooLong',
    });
  });

  it('takes names of two parts that are names, in whichever script each is', () => {
    for (const [given_name, family_name] of [
      ['Felicity', 'Gigham'],
      ['Борис', 'Novak'],
      ['Eleni', 'Κώστας'],
    ] as const)
      expect(applicantFaults({ ...form, given_name, family_name })).toEqual({});
  });

  it('says that two parts together are no name', () => {
    expect(applicantFaults({ ...form, given_name: 'Call 0176', family_name: '4455 Kim' })).toEqual({
      family_name: 'form.name',
    });
    expect(applicantFaults({ ...form, given_name: '', family_name: 'Kim' })).toEqual({
      given_name: 'form.required',
    });
  });

  it('finds the field of a fault that the server reports', () => {
    expect(formFieldOf(['email'])).toBe('email');
    expect(formFieldOf(['fullName'])).toBe('given_name');
    expect(formFieldOf(['offerId'])).toBeNull();
    expect(formFieldOf(null)).toBeNull();
  });
});
