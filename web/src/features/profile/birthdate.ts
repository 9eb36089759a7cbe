import { earliestBirthdate, lowestAge } from '../../../../schema/limits.json';

/** A date of birth as a form has it: three texts. */
export interface BirthdateText {
  readonly month: string;
  readonly day: string;
  readonly year: string;
}

const numberIn = (text: string, digits: RegExp): number | null =>
  digits.test(text.trim()) ? Number(text) : null;

/** Month, day and year as numbers; null if one of them is none. */
const numbersIn = ({ month, day, year }: BirthdateText): readonly [number, number, number] | null => {
  const [m, d, y] = [numberIn(month, /^\d{1,2}$/), numberIn(day, /^\d{1,2}$/), numberIn(year, /^\d{4}$/)];
  return m === null || d === null || y === null ? null : [m, d, y];
};

/** Converts month, day and year to `1990-03-05`; null for a date that does not exist. */
export const birthdateOf = (text: BirthdateText): string | null => {
  const numbers = numbersIn(text);
  if (numbers === null) return null;
  const [m, d, y] = numbers;
  const date = new Date(Date.UTC(y, m - 1, d));
  const exists = date.getUTCFullYear() === y && date.getUTCMonth() === m - 1 && date.getUTCDate() === d;
  return exists ? date.toISOString().slice(0, 10) : null;
};

/** Splits `1990-03-05` into the texts of the form; they are empty without a date. */
export const birthdateText = (birthdate: string | null | undefined): BirthdateText => {
  const [year = '', month = '', day = ''] = (birthdate ?? '').split('-');
  const plain = (part: string) => part.replace(/^0/, '');
  return { month: plain(month), day: plain(day), year };
};

type BirthdateFault =
  | 'profile.birthdate.impossible'
  | 'profile.birthdate.invalid'
  | 'form.inFuture'
  | 'form.tooYoung'
  | 'profile.birthdate.tooEarly';

/** The values of the messages about a date of birth. */
export const birthdateFaultValues = { age: lowestAge };

/** The day on which those who have the lowest age today were born, at the latest. */
const latestBirthdate = (today: string): string =>
  `${Number(today.slice(0, 4)) - lowestAge}${today.slice(4)}`;

/** The message id of what is wrong with a date of birth; undefined when it is right or empty. The services have the same rule. */
export const birthdateFault = (text: BirthdateText, today: string): BirthdateFault | undefined => {
  if (`${text.month}${text.day}${text.year}`.trim() === '') return undefined;
  const birthdate = birthdateOf(text);
  if (birthdate === null)
    return numbersIn(text) === null ? 'profile.birthdate.invalid' : 'profile.birthdate.impossible';
  if (birthdate >= today) return 'form.inFuture';
  if (birthdate > latestBirthdate(today)) return 'form.tooYoung';
  return birthdate < earliestBirthdate ? 'profile.birthdate.tooEarly' : undefined;
};
