import { limitRequests } from '../../src/rest/requestLimit.ts';
import { TooManyRequests } from '../../src/rest/tooManyRequests.ts';
import type { IdentityDeps } from '../deps.ts';
import { IdentityError } from '../rpc/identityError.ts';
import type { Caller } from '../rpc/operation.ts';

type Deps = Pick<IdentityDeps, 'database' | 'settings'>;

/** Who calls, for which account and what for; the account may be one that does not exist. */
interface Limited {
  readonly caller: Pick<Caller, 'address'>;
  readonly account: { readonly id: string };
  /** Purposes are counted apart, so that what anybody may ask for does not block what the owner needs. */
  readonly purpose: string;
}

const count = async ({ database }: Deps, kind: string, subject: string, max: number): Promise<void> => {
  try {
    await limitRequests(database, { kind: `identity ${kind}`, subject, max });
  } catch (error) {
    if (!(error instanceof TooManyRequests)) throw error;
    throw new IdentityError('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
  }
};

/** Counts for an account. One address can use up only half of its limit, so that it cannot block the owner at another one. */
const countOf = async (
  deps: Deps,
  kind: string,
  { caller, account, purpose }: Limited,
  max: number,
): Promise<void> => {
  await count(deps, `${kind} for ${purpose} of ${account.id} by`, caller.address, Math.ceil(max / 2));
  await count(deps, `${kind} for ${purpose} of`, account.id, max);
};

/** Counts the begin of a check that cannot succeed or fail yet. Throws beyond the hourly limit of the address. */
export const limitStarts = (deps: Deps, caller: Limited['caller']): Promise<void> =>
  count(deps, 'checks by', caller.address, deps.settings.limits.checksPerAddress);

/** Counts a check of a password or code. Throws beyond the hourly limits of the address and the account. */
export const limitChecks = async (deps: Deps, limited: Limited): Promise<void> => {
  await limitStarts(deps, limited.caller);
  await countOf(deps, 'checks', limited, deps.settings.limits.checksPerAccount);
};

/** Counts a code to send. Throws beyond the hourly limits of the address and the account. */
export const limitCodes = async (deps: Deps, limited: Limited): Promise<void> => {
  const { codesPerAddress, codesPerAccount } = deps.settings.limits;
  await count(deps, 'codes by', limited.caller.address, codesPerAddress);
  await countOf(deps, 'codes', limited, codesPerAccount);
};
