import type { Caller } from '../deps.ts';
import type { IdentityUser } from '../users/users.ts';

/** A sign-in between its first factor and its tokens. */
export interface SignInProgress {
  readonly user: IdentityUser;
  readonly caller: Caller;
  /** The device that the client says it is. */
  readonly deviceKey: string | null;
}

/** The parameters of a challenge that every step has. */
export const userParameters = ({ id }: { readonly id: string }) => ({ USERNAME: id, USER_ID_FOR_SRP: id });
