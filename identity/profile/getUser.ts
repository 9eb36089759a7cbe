import { userOperation } from '../rpc/operation.ts';
import { attributeList } from '../users/attributes.ts';
import { shownName } from '../users/shownName.ts';

/** The account: its attributes and second factors. */
export const getUser = userOperation('GetUser', {}, async (_deps, { user }) => ({
  Username: shownName(user),
  UserAttributes: attributeList(user.id, user.attributes),
  ...(user.mfaMethods.length > 0 ? { UserMFASettingList: user.mfaMethods } : {}),
  ...(user.preferredMfa === null ? {} : { PreferredMfaSetting: user.preferredMfa }),
}));
