import { describe, expect, it } from 'vitest';
import { modalFrom, withoutModal } from './modalFrom.ts';

const link = 'modal=ResetPassword&email=kim%2Bjobs%40example.org&token=t%201&secretHash=s';

describe('the modal that an address opens', () => {
  it('is the form for a new password, with the parts of the mailed link', { tags: ['R3.115'] }, () => {
    expect(modalFrom(`?${link}`)).toEqual({
      name: 'ResetPassword',
      data: { email: 'kim+jobs@example.org', token: 't 1', secretHash: 's' },
    });
    for (const part of ['email', 'token', 'secretHash'])
      expect(modalFrom(`?${link.replace(new RegExp(`${part}=[^&]*`), '')}`)).toBeNull();
  });

  it('is the sign-up or the login', () => {
    expect(modalFrom('?modal=Auth')).toEqual({ name: 'Auth', data: { screen: 'signup' } });
    expect(modalFrom('?modal=Auth&screen=login')).toEqual({ name: 'Auth', data: { screen: 'login' } });
    for (const search of ['', '?modal=DirectApply', '?modal=']) expect(modalFrom(search)).toBeNull();
  });

  it('leaves no parameters in the address', () => {
    expect(withoutModal(`?${link}`)).toBe('');
    expect(withoutModal(`?type=weekend&${link}&vt=3`)).toBe('?type=weekend&vt=3');
  });
});
