import { defaultStorage } from 'aws-amplify/utils';

let isGuarded = false;

/**
 * Where the browser refuses storage, lets Amplify find none in it: as soon as it is configured, Amplify reads whether a hosted sign-in
 * has begun, and nobody could catch the error. What cannot be stored stays an error, because the sign-in that needs it fails.
 */
export const guardStorage = (): void => {
  if (isGuarded) return;
  isGuarded = true;
  const read = defaultStorage.getItem.bind(defaultStorage);
  const remove = defaultStorage.removeItem.bind(defaultStorage);
  const clear = defaultStorage.clear.bind(defaultStorage);
  defaultStorage.getItem = (key) => read(key).catch(() => null);
  defaultStorage.removeItem = (key) => remove(key).catch(() => undefined);
  defaultStorage.clear = () => clear().catch(() => undefined);
};
