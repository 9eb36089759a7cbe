// @vitest-environment node
import { expect, it } from 'vitest';
import { viewTexts } from './viewTexts.ts';

it.each([
  [{}, 'auth.signup.text'],
  [{ source: 'Contribution' }, 'auth.signup.answer'],
  [{ source: 'AddReview' }, 'auth.signup.review'],
  [{ source: 'Application' }, 'auth.signup.application'],
  [{ source: 'unknown' }, 'auth.signup.text'],
  [{ why: 'alert' }, 'auth.signup.alert'],
  [{ why: 'vote', partnerName: 'Nestkin' }, 'auth.signup.vote'],
] as const)('says above the sign-up what the account is for, opened by %j', (opening, id) => {
  expect(viewTexts({ kind: 'signup', notice: null }, '', opening).text).toEqual({ id });
});
