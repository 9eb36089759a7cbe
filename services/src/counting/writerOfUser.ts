import type { SignedInUser } from '../identity/idToken.ts';
import { writerOf } from './personHash.ts';

/** Whether the user has confirmed the address, unless nobody says that they have not. */
export const hasConfirmedAddress = ({ emailVerified }: SignedInUser): boolean => emailVerified !== false;

/** The address of the user if it is confirmed. */
export const confirmedAddressOf = (user: SignedInUser): string | null =>
  hasConfirmedAddress(user) ? user.email : null;

/** Who writes: the mailbox, if it is confirmed. */
export const writerOfUser = (user: SignedInUser): string => writerOf(user, hasConfirmedAddress(user));
