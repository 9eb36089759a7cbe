import { limitRequests, releaseRequests, type CountedRequest } from '../../src/rest/requestLimit.ts';
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

type Address = Limited['caller'];

const byAddress = (kind: string, { address }: Address): CountedRequest => ({
  kind: `identity ${kind} by`,
  subject: address,
});

/** Counted together with the address, so that one address cannot block the owner at another one. */
const byAddressAndAccount = (kind: string, { caller, account, purpose }: Limited): CountedRequest => ({
  kind: `identity ${kind} for ${purpose} of ${account.id} by`,
  subject: caller.address,
});

const ofAccount = (kind: string, { account, purpose }: Limited): CountedRequest => ({
  kind: `identity ${kind} for ${purpose} of`,
  subject: account.id,
});

const count = async ({ database }: Deps, request: CountedRequest, max: number): Promise<void> => {
  try {
    await limitRequests(database, { ...request, max });
  } catch (error) {
    if (!(error instanceof TooManyRequests)) throw error;
    throw new IdentityError('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
  }
};

const countOf = async (deps: Deps, kind: string, limited: Limited, max: number): Promise<void> => {
  await count(deps, byAddressAndAccount(kind, limited), Math.ceil(max / 2));
  await count(deps, ofAccount(kind, limited), max);
};

/** Counts the start of a check that cannot succeed or fail yet. Throws beyond the hourly limit of the address. */
export const limitStarts = (deps: Deps, caller: Address): Promise<void> =>
  count(deps, byAddress('starts', caller), deps.settings.limits.checksPerAddress);

/** Takes back the count of a start whose check follows, which counts itself. */
export const releaseStart = ({ database }: Deps, caller: Address): Promise<void> =>
  releaseRequests(database, [byAddress('starts', caller)]);

/**
 * Counts a check of a password or code, before the check, so that simultaneous ones count, too. Throws beyond the hourly
 * limits of the address and the account.
 */
export const limitChecks = async (deps: Deps, limited: Limited): Promise<void> => {
  const { checksPerAddress, checksPerAccount } = deps.settings.limits;
  await count(deps, byAddress('checks', limited.caller), checksPerAddress);
  await countOf(deps, 'checks', limited, checksPerAccount);
};

/** Takes back the counts of the account after a check that succeeded: only wrong passwords and codes use up its limit. */
export const releaseChecks = ({ database }: Deps, limited: Limited): Promise<void> =>
  releaseRequests(database, [byAddressAndAccount('checks', limited), ofAccount('checks', limited)]);

/** Clients ask every few seconds, so an hour of waiting takes hundreds of requests. */
const waitsPerCheck = 10;

/**
 * Counts the right password of an account that waits for its confirmation apart from all others, because clients send it
 * again and again until the user has opened the link.
 */
export const limitWaits = async (deps: Deps, caller: Address): Promise<void> => {
  await releaseRequests(deps.database, [byAddress('checks', caller)]);
  await count(deps, byAddress('waits', caller), waitsPerCheck * deps.settings.limits.checksPerAddress);
};

/** Counts the beginning of a hosted sign-in, which is stored. Throws a 429 beyond the hourly limit of the address. */
export const limitLogins = ({ database, settings }: Deps, caller: Address): Promise<void> =>
  limitRequests(database, {
    ...byAddress('logins', caller),
    max: settings.limits.loginsPerAddress,
  });

/** Counts a refresh of tokens. Throws beyond the hourly limit of the address. */
export const limitRefreshesBy = (deps: Deps, caller: Address): Promise<void> =>
  count(deps, byAddress('refreshes', caller), deps.settings.limits.refreshesPerAddress);

/** Counts a refresh of tokens. Throws beyond the hourly limit of the sign-in. */
export const limitRefreshesOf = (deps: Deps, signInId: string): Promise<void> =>
  count(deps, { kind: 'identity refreshes of', subject: signInId }, deps.settings.limits.refreshesPerSignIn);

/** Counts a code to send. Throws beyond the hourly limits of the address and the account. */
export const limitCodes = async (deps: Deps, limited: Limited): Promise<void> => {
  const { codesPerAddress, codesPerAccount } = deps.settings.limits;
  await count(deps, byAddress('codes', limited.caller), codesPerAddress);
  await countOf(deps, 'codes', limited, codesPerAccount);
};
