/** How the names of Amplify's own entries in local storage begin; `storageEntries` says what they are. */
const prefixes = ['CognitoIdentityServiceProvider.', 'com.amplify.'];

/** Keys of a remembered device, which stay when its user signs out. */
const deviceKey = /\.(?:deviceKey|deviceGroupKey|randomPasswordKey)$/;

/** The state of a hosted sign-in that has begun. */
const hostedKey = /\.(?:inflightOAuth|inflightOAuthDeadline|oauthPKCE|oauthState)$/;

/** Marks that the user signed in on the hosted page. */
const hostedMark = /\.(?:oauthSignIn|oauthMetadata)$/;

const namesOf = (isNamed: (name: string) => boolean): readonly string[] => {
  try {
    return Object.keys(localStorage).filter(
      (name) => prefixes.some((prefix) => name.startsWith(prefix)) && isNamed(name),
    );
  } catch {
    return [];
  }
};

const remove = (names: readonly string[]): void => {
  try {
    names.forEach((name) => localStorage.removeItem(name));
  } catch {
    // Without storage there is nothing to remove.
  }
};

/** Removes what Amplify stores about the signed-in user. */
export const removeAmplifyEntries = (): void => remove(namesOf((name) => !deviceKey.test(name)));

const devicesOf = (username: string): readonly string[] =>
  namesOf((name) => deviceKey.test(name) && name.includes(`.${username}.`));

/** The id of this browser among the devices of a user; null if it has none. */
export const deviceIdOf = (username: string): string | null => {
  const name = devicesOf(username).find((one) => one.endsWith('.deviceKey'));
  return name === undefined ? null : localStorage.getItem(name);
};

/** Removes the keys of a user's device, once the account is deleted. */
export const removeDeviceEntries = (username: string): void => remove(devicesOf(username));

/** Removes the state of an abandoned hosted sign-in, which Amplify would wait for. */
export const removeHostedEntries = (): void => remove(namesOf((name) => hostedKey.test(name)));

/** Removes the marks of a user of the hosted page. */
export const removeHostedMarks = (): void => remove(namesOf((name) => hostedMark.test(name)));

/** Whether the user signed in on the hosted page. */
export const hasHostedMarks = (): boolean => namesOf((name) => hostedMark.test(name)).length > 0;

/** Whether a hosted sign-in has begun in this browser and has not ended. */
export const hasHostedEntries = (): boolean => namesOf((name) => name.endsWith('.inflightOAuth')).length > 0;

/** Whether Amplify holds a session. */
export const hasAmplifySession = (): boolean => namesOf((name) => name.endsWith('.refreshToken')).length > 0;
