import { Type, type Static, type TObject } from 'typebox';
import type { MfaMethod } from '../../services/src/db/schema/identity/user.ts';
import { requireTexts } from '../codes/deliverCode.ts';
import type { IdentityDeps } from '../deps.ts';
import { invalidParameter } from '../rpc/identityError.ts';
import { forgetDevices } from '../devices/forgetDevices.ts';
import { changeUser, type IdentityUser } from '../users/users.ts';

const Preference = Type.Object({
  Enabled: Type.Optional(Type.Boolean()),
  PreferredMfa: Type.Optional(Type.Boolean()),
});

/** The second factors in a request: what is not mentioned stays. */
export const MfaSettings = {
  SMSMfaSettings: Type.Optional(Preference),
  SoftwareTokenMfaSettings: Type.Optional(Preference),
  EmailMfaSettings: Type.Optional(Preference),
};

type Preferences = Partial<Record<MfaMethod, Static<typeof Preference> | undefined>>;

const methods: readonly MfaMethod[] = ['SMS_MFA', 'SOFTWARE_TOKEN_MFA'];

/** Throws for a method that the user has not set up. */
const requireReady = (deps: IdentityDeps, user: IdentityUser, method: MfaMethod): void => {
  if (method === 'SOFTWARE_TOKEN_MFA') {
    if (user.totpSecret === null) throw invalidParameter('User has not verified software token mfa');
    return;
  }
  requireTexts(deps);
  if (user.attributes['phone_number_verified'] !== 'true')
    throw invalidParameter('User does not have delivery config set to turn on SMS_MFA');
};

/** The preferred method after a change: what is not mentioned stays. */
const preferredAfter = (
  user: IdentityUser,
  enabled: readonly MfaMethod[],
  changes: Preferences,
): MfaMethod | null => {
  const isChosen = (method: MfaMethod): boolean => changes[method]?.PreferredMfa === true;
  if (enabled.length > 1 && enabled.every(isChosen))
    throw invalidParameter('Only one method can be preferred.');
  const chosen = enabled.find(isChosen);
  if (chosen !== undefined) return chosen;
  const former = user.preferredMfa;
  const stays = former !== null && enabled.includes(former) && changes[former]?.PreferredMfa !== false;
  return stays ? former : null;
};

/**
 * Chooses the second factors of an account, and returns them. Throws for one that is not set up. A new one makes the service
 * forget the devices, except the one with the key.
 */
export const changeMfaPreference = async (
  deps: IdentityDeps,
  user: IdentityUser,
  body: Static<TObject<typeof MfaSettings>>,
  retainedDevice: string | null = null,
): Promise<readonly MfaMethod[]> => {
  if (body.EmailMfaSettings?.Enabled === true) throw invalidParameter('Mail is not a second factor.');
  const changes: Preferences = {
    SMS_MFA: body.SMSMfaSettings,
    SOFTWARE_TOKEN_MFA: body.SoftwareTokenMfaSettings,
  };
  for (const method of methods) if (changes[method]?.Enabled === true) requireReady(deps, user, method);
  const enabled = methods.filter((method) => changes[method]?.Enabled ?? user.mfaMethods.includes(method));
  const change = { mfaMethods: enabled, preferredMfa: preferredAfter(user, enabled, changes) };
  await deps.database.orm.transaction(async (orm) => {
    await changeUser({ orm }, user, change);
    if (enabled.some((method) => !user.mfaMethods.includes(method)))
      await forgetDevices({ orm }, user.id, retainedDevice);
  });
  return enabled;
};
