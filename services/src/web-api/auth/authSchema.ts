import { Type } from 'typebox';
import { InvalidRequest, Problem } from '../../rest/problem.ts';

export const Done = Type.Object(
  { message: Type.String({ description: 'The result, in English.' }) },
  { title: 'Done', description: 'The request was carried out.' },
);

/** The answers of rate-limited operations that need the identity service. */
export const doneByIdentity = {
  200: Done,
  400: InvalidRequest,
  422: InvalidRequest,
  429: Problem,
  503: Problem,
};

export const email = Type.String({
  format: 'idn-email',
  maxLength: 254,
  description: 'The address, in any case.',
});

export const token = Type.String({
  minLength: 1,
  maxLength: 200,
  description: 'The token of the link in the mail.',
});

/** Checks the length only; the identity service decides whether a password is strong enough. */
export const newPassword = Type.String({
  minLength: 8,
  maxLength: 256,
  description: 'The new password, 8 to 256 characters.',
});
