import { authState, changeAuth } from './authStore.ts';
import { signInOf } from './session/signInOf.ts';

/** After a renewal that failed, calls go without a token for this long, so that reading stays fast. */
const pauseMs = 30_000;

let running: Promise<boolean> | null = null;
let pausedUntil = 0;

const renew = async (): Promise<boolean> => {
  try {
    const { renewSession } = await import('./session/renewSession.ts');
    return await renewSession();
  } catch {
    // The identity service cannot be reached. The visitor reads on as a guest, and the session is kept.
    pausedUntil = Date.now() + pauseMs;
    // Tells the subscribers.
    changeAuth({});
    return false;
  } finally {
    running = null;
  }
};

/** Whether the last renewal failed a moment ago. */
export const isRenewalPaused = (): boolean => Date.now() < pausedUntil;

/** The renewal in progress; null when there is none. */
export const renewalInProgress = (): Promise<boolean> | null => running;

/** Renews the tokens of the visitor; calls at the same time share one renewal. Resolves to whether it succeeded. */
export const renewTokens = (): Promise<boolean> => {
  if (authState().idToken === null || isRenewalPaused()) return Promise.resolve(false);
  running ??= renew();
  return running;
};

/** Signs out after a call was rejected although its token is new. */
export const rejectSession = (): void => {
  const { idToken } = authState();
  import('./session/endSession.ts').then(
    ({ endSession }) => endSession(signInOf(idToken), true),
    // Without the code that keeps what is not sent, the session stays until a page has it.
    () => undefined,
  );
};
