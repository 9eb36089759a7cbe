/** The user pool that a client is checked with: the embedded one, or one at Amazon. */
export interface Pool {
  readonly poolId: string;
  readonly clientId: string;
  /** Null: guests get no credentials. */
  readonly identityPoolId: string | null;
  /** Null: Amazon's. */
  readonly endpoint: string | null;
  /** A mail address without an account. */
  readonly newAddress: () => string;
  /** A phone whose texts `codeTo` reads; null if there is none. */
  readonly phone: string | null;
  /** The newest code that was sent to an address or phone. */
  readonly codeTo: (recipient: string) => Promise<string>;
  /** Operations of an administrator; null if there is none. */
  readonly admin: {
    /** Creates an account whose password has to be changed. */
    readonly createUser: (address: string, password: string) => Promise<void>;
    /** Demands a second factor at the next sign-in. */
    readonly requireMfa: (address: string) => Promise<void>;
  } | null;
}

/** Satisfies the policy of any pool: long, with every kind of character. */
export const password = 'Sturdy-otter-42';
export const otherPassword = 'Quiet-heron-77';

/** Throws unless a client reached the expected step. */
export const expectStep = (actual: unknown, expected: string): void => {
  if (actual !== expected) throw new Error(`Expected ${expected}, got ${String(actual)}.`);
};
