import { IdentityError } from '../rpc/identityError.ts';

const minPasswordLength = 8;
const maxPasswordLength = 256;
const commonPasswords = 10_000;

const tooWeak = (message: string) =>
  new IdentityError('InvalidPasswordException', `Password did not conform with policy: ${message}`);

const loadCommon = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  // The list begins with the most common ones.
  return new Set(dictionary['passwords-common'].slice(0, commonPasswords));
};

let common: Promise<ReadonlySet<string>> | undefined;

/** Loads the list when the first password is set, because unpacking it takes a third of a second. */
const isCommon = async (password: string): Promise<boolean> => {
  common ??= loadCommon();
  return (await common).has(password.toLowerCase());
};

/**
 * Throws for a password that is too short, too long, or one of the 10,000 most common. Does not demand certain kinds of
 * characters, as NIST SP 800-63B recommends.
 */
export const requireGoodPassword = async (password: string): Promise<void> => {
  if (password.length < minPasswordLength) throw tooWeak('Password not long enough');
  if (password.length > maxPasswordLength) throw tooWeak('Password too long');
  if (await isCommon(password)) throw tooWeak('Password is too common');
};
