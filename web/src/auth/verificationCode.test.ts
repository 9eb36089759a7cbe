import { beforeEach, expect, it } from 'vitest';
import { authState, forgetAccount } from './authStore.ts';
import { returnAfterLogin } from './returnAfterLogin.ts';
import { noteVerificationCode } from './verificationCode.ts';

const open = (path: string, state: object | null = null): void => {
  window.history.replaceState(state, '', path);
  noteVerificationCode(window.location);
};
const address = (): string => window.location.pathname + window.location.search + window.location.hash;

beforeEach(() => {
  localStorage.clear();
  forgetAccount();
});

it('the code of a link is kept, and leaves the address', { tags: ['R2.62'] }, () => {
  open('/pl/warszawa?type=weekend&verification_code=q8-w2#top', { key: 'k:4', index: 2 });
  expect(authState().verificationCode).toBe('q8-w2');
  expect(address()).toBe('/pl/warszawa?type=weekend#top');
  expect(window.history.state).toMatchObject({ key: 'k:4', index: 2 });
});

it('a reload keeps the code, another address ends it', { tags: ['R2.62', 'R2.63'] }, () => {
  open('/?verification_code=q8-w2');
  noteVerificationCode(window.location);
  open('/?code=c&state=s');
  expect(authState().verificationCode).toBe('q8-w2');
  open('/about');
  expect(authState().verificationCode).toBeNull();
});

it('the return after a login stores no secret', () => {
  returnAfterLogin('/my-desk/saved?token=t-55&type=weekend&verification_code=v');
  expect(authState().redirectPath).toBe('/my-desk/saved?type=weekend');
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toMatch(/t-55|verification_code/);
});

it.each(['tx', 'by'])('the return after a login keeps the state of a search: %s', (state) => {
  returnAfterLogin(`/more-jobs?state=${state}&country_code=us`);
  expect(authState().redirectPath).toBe(`/more-jobs?state=${state}&country_code=us`);
});
