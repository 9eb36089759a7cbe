import { and, eq, lt } from 'drizzle-orm';
import { generateSecret, verifySync } from 'otplib';
import { identityUsers } from '../../services/src/db/schema/identity/user.ts';
import type { IdentityDeps } from '../deps.ts';
import { IdentityError } from '../rpc/identityError.ts';
import type { IdentityUser } from '../users/users.ts';

/** One step before and after the current one, for clocks that are wrong by less than 30 seconds. */
const toleranceSeconds = 30;

/** A secret for an authenticator app, in base 32. */
export const newTotpSecret = (): string => generateSecret();

/** The time step of a correct code; null for a wrong one. */
export const totpStep = (secret: string, code: string): number | null => {
  if (!/^\d{6}$/.test(code)) return null;
  const result = verifySync({ secret, token: code, epochTolerance: toleranceSeconds });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
};

/** Marks a code as used. Throws if it, or a later one, has been used before, even at the same time. */
export const useTotpStep = async (
  { database: { orm } }: Pick<IdentityDeps, 'database'>,
  { id }: Pick<IdentityUser, 'id'>,
  step: number,
): Promise<void> => {
  const used = await orm
    .update(identityUsers)
    .set({ lastTotpStep: step })
    .where(and(eq(identityUsers.id, id), lt(identityUsers.lastTotpStep, step)))
    .returning({ id: identityUsers.id });
  if (used.length === 0)
    throw new IdentityError('ExpiredCodeException', 'Your software token has already been used once.');
};
