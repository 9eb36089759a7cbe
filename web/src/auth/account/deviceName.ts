/** Browsers by what names them. A browser also names those that it descends from, so they come last. */
const browsers = [
  [/Edge?|EdgA|EdgiOS/, 'Edge'],
  [/Opera|OPR/, 'Opera'],
  [/Samsung/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Google Chrome|CriOS/, 'Chrome'],
  [/Chromium/, 'Chromium'],
  [/Chrome/, 'Chrome'],
  [/Safari/, 'Safari'],
] as const;

/** Android and iPhones also name the systems that they resemble. */
const systems = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/mac ?OS|Macintosh/i, 'macOS'],
  [/Chrome ?OS|CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
] as const;

const nameIn = (text: string, names: readonly (readonly [RegExp, string])[]): string | undefined =>
  names.find(([pattern]) => pattern.test(text))?.[1];

/**
 * The name of a device that a user recognises, such as "Firefox, macOS". Amplify names devices by their user agent, or by
 * all of its client hints; any other name stays.
 */
export const shortDeviceName = (name: string): string => {
  const browser = nameIn(name, browsers);
  const system = nameIn(name, systems);
  return browser === undefined || system === undefined ? name : `${browser}, ${system}`;
};
