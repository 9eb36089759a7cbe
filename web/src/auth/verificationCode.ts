import { verificationCodeParameter, withoutSecrets } from '../routing/secretParameters.ts';
import { authState, changeAuth } from './authStore.ts';
import { isHostedReturn } from '../routing/hostedReturn.ts';

/** The code of a verification link; null for any other query. */
export const verificationCodeIn = (search: string): string | null =>
  new URLSearchParams(search).get(verificationCodeParameter) || null;

/** Marks the entry of the browser's history whose code is kept, so that a reload does not take it for an address without one. */
const mark = 'hasCode';

/**
 * Keeps the code of a verification link until the login, or until an address without a code is opened. The code itself leaves the
 * address, from which it would reach whoever gets a copy.
 */
export const noteVerificationCode = ({ pathname, search, hash }: Location): void => {
  const code = verificationCodeIn(search);
  const entry = (window.history.state ?? {}) as Readonly<Record<string, unknown>>;
  // The return from the hosted page is a part of the login.
  const isKept = code === null && (isHostedReturn(search) || mark in entry);
  if (!isKept && code !== authState().verificationCode) changeAuth({ verificationCode: code });
  if (code === null) return;
  window.history.replaceState({ ...entry, [mark]: true }, '', withoutSecrets(pathname + search) + hash);
};
