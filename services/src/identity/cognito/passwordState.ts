import type { UserType } from '@aws-sdk/client-cognito-identity-provider';
import { hashOf } from '../../text/secrets.ts';

const attributesOf = ({ Attributes = [] }: UserType): string =>
  JSON.stringify(Attributes.map(({ Name, Value }) => [Name, Value]).toSorted());

/** The time of the last change of an account, and what its attributes were then. */
export const passwordStateOf = (user: UserType): string =>
  `${user.UserLastModifiedDate?.toISOString() ?? ''} ${hashOf(attributesOf(user))}`;

/**
 * Whether the password is still the same, as far as Amazon tells: it does not say when a password changed, only when
 * anything of the account did. A change that is not one of the attributes counts as one of the password.
 */
export const isPasswordUnchanged = (before: string, now: string): boolean => {
  const [changedBefore, attributesBefore] = before.split(' ');
  const [changedNow, attributesNow] = now.split(' ');
  return changedBefore === changedNow || attributesBefore !== attributesNow;
};
