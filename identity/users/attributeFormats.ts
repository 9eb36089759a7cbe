import limits from '../../schema/limits.json' with { type: 'json' };
import { isLanguage } from '../../services/src/rest/language.ts';
import { isDay } from '../../services/src/text/storableTime.ts';
import { isPersonName } from '../../services/src/text/textPatterns.ts';

const maxNameLength = 100;
const maxUrlLength = 2_000;

const isName = (value: string): boolean => value.length <= maxNameLength && isPersonName(value);

/** Pages show pictures, so that an address of another kind could run in them. */
const isPicture = (value: string): boolean =>
  value.length <= maxUrlLength && !/\s/.test(value) && URL.parse(value)?.protocol === 'https:';

const isBirthdate = (value: string): boolean => {
  if (!isDay(value)) return false;
  const year = Number(value.slice(0, 4));
  return year >= 1900 && year <= new Date().getUTCFullYear() - limits.lowestAge;
};

/** The forms of attributes that clients write. The pool at Amazon only bounds their lengths. */
const formats: ReadonlyMap<string, (value: string) => boolean> = new Map([
  ['phone_number', (value) => /^\+[1-9]\d{4,14}$/.test(value)],
  ['given_name', isName],
  ['family_name', isName],
  ['name', isName],
  ['birthdate', isBirthdate],
  ['gender', (value) => /^[\p{L} -]{1,40}$/u.test(value)],
  ['locale', (value) => isLanguage(value) || /^[a-z]{2,3}(?:[-_][A-Za-z\d]{2,8}){0,2}$/.test(value)],
  ['picture', isPicture],
  ['custom:verify_email_send', (value) => /^[\w.:-]{1,40}$/.test(value)],
]);

/** Whether a value has the form of its attribute. An empty one, which removes the attribute, always has. */
export const hasFormat = (name: string, value: string): boolean =>
  value === '' || (formats.get(name)?.(value) ?? true);
