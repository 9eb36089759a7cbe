import { IdentityError } from '../rpc/identityError.ts';

const minPasswordLength = 8;
const maxPasswordLength = 256;

const tooWeak = (message: string) =>
  new IdentityError('InvalidPasswordException', `Password did not conform with policy: ${message}`);

/** Throws for a password that is too short or too long. */
export const requireGoodPassword = (password: string): void => {
  if (password.length < minPasswordLength || password.length > maxPasswordLength)
    throw tooWeak('Password not long enough');
};
