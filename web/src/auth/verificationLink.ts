import { verificationCodeParameter } from '../routing/secretParameters.ts';
import { withoutParameters } from '../paths/withoutParameters.ts';

/** The code of a verification link; null for any other query. */
export const verificationCodeIn = (search: string): string | null =>
  new URLSearchParams(search).get(verificationCodeParameter) || null;

/** A path and query without the code of a verification link, which the login uses up. */
export const withoutVerificationCode = (path: string): string => {
  const [pathname = '', search = ''] = path.split('?');
  return pathname + withoutParameters(search === '' ? '' : `?${search}`, [verificationCodeParameter]);
};
