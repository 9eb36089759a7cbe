import { describe, expect, it } from 'vitest';
import { birthdateFault, birthdateOf, birthdateText } from './birthdate.ts';

/** `3/5/1990`, in the order of the specification: month, day, year. */
const parts = (text: string) => {
  const [month = '', day = '', year = ''] = text.split('/');
  return { month, day, year };
};

describe('a date of birth', () => {
  it.each([
    ['3/5/1990', '1990-03-05'],
    ['03/05/1990', '1990-03-05'],
    [' 12 / 31 / 2001 ', '2001-12-31'],
    ['2/29/2004', '2004-02-29'],
    ['13/40/1990', null],
    ['2/29/1990', null],
    ['0/5/1990', null],
    ['3/5/90', null],
    ['3/5', null],
    ['x/5/1990', null],
    ['//', null],
  ])('is converted from %s to %s', { tags: ['R3.24'] }, (text, date) => {
    expect(birthdateOf(parts(text))).toBe(date);
  });

  it('is split into the texts of the form', { tags: ['R3.24'] }, () => {
    expect(birthdateText('1990-03-15')).toEqual({ month: '3', day: '15', year: '1990' });
    expect(birthdateText(null)).toEqual({ month: '', day: '', year: '' });
  });

  it.each([
    ['//', undefined],
    ['3/5/1990', undefined],
    ['11/22/2026', 'form.inFuture'],
    ['11/23/2013', 'form.tooYoung'],
    ['1/1/2020', 'form.tooYoung'],
    ['11/22/2013', undefined],
    ['12/31/1899', 'profile.birthdate.tooEarly'],
    ['13/40/1990', 'profile.birthdate.impossible'],
    ['2/31/1990', 'profile.birthdate.impossible'],
    ['6/31/2001', 'profile.birthdate.impossible'],
    ['6/30/01', 'profile.birthdate.invalid'],
    ['3//', 'profile.birthdate.invalid'],
  ])('%s has the fault %s', { tags: ['R5.32'] }, (text, fault) => {
    expect(birthdateFault(parts(text), '2026-11-22')).toBe(fault);
  });
});
