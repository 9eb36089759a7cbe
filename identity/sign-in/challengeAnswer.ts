import type { Visitor } from '../limits/visitor.ts';
import type { Caller } from '../deps.ts';
import type { Account } from '../users/findAccount.ts';

/** What the client answers to a challenge. */
export interface ChallengeAnswer {
  readonly responses: Readonly<Record<string, string>>;
  /** The session of the challenge; proofs have a secret block instead. */
  readonly session: string | undefined;
  readonly caller: Caller;
  /** The account that the client names, and the caller as that account sees them. */
  readonly account: Account;
  readonly visitor: Visitor;
}

/** The device that the client says it is. */
export const deviceKeyIn = (parameters: Readonly<Record<string, string>>): string | null =>
  parameters['DEVICE_KEY'] ?? null;
