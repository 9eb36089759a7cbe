import { measuredDrift } from '../../relay/serverClock.ts';
import type { AuthState } from '../authState.ts';
import { tokenClaims } from './tokenClaims.ts';

/** The drift when the tokens were received: they carry the server's time. */
const driftOfTokens = ({ idToken, lastRenewedAt }: AuthState): number => {
  if (idToken === null || lastRenewedAt === null) return 0;
  const { iat } = tokenClaims(idToken);
  return typeof iat === 'number' ? iat * 1000 - lastRenewedAt : 0;
};

/**
 * The server's time in milliseconds since 1970. The browser's clock may be wrong, so it is corrected by the time of the
 * last response, or of the tokens.
 */
export const serverTime = (state: AuthState): number =>
  Date.now() + (measuredDrift() ?? driftOfTokens(state));
