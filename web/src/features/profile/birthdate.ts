/** A date of birth as a form has it: three texts. */
export interface BirthdateText {
  readonly month: string;
  readonly day: string;
  readonly year: string;
}

const numberIn = (text: string, digits: RegExp): number | null =>
  digits.test(text.trim()) ? Number(text) : null;

/** Converts month, day and year to `1990-03-05`; null for a date that does not exist. */
export const birthdateOf = ({ month, day, year }: BirthdateText): string | null => {
  const [m, d, y] = [numberIn(month, /^\d{1,2}$/), numberIn(day, /^\d{1,2}$/), numberIn(year, /^\d{4}$/)];
  if (m === null || d === null || y === null) return null;
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

/** The earliest date of birth that the services accept. */
const earliest = '1900-01-01';

type BirthdateFault = 'profile.birthdate.invalid' | 'form.inFuture' | 'profile.birthdate.tooEarly';

/** The message id of what is wrong with a date of birth; undefined when it is right or empty. */
export const birthdateFault = (text: BirthdateText, today: string): BirthdateFault | undefined => {
  if (`${text.month}${text.day}${text.year}`.trim() === '') return undefined;
  const birthdate = birthdateOf(text);
  if (birthdate === null) return 'profile.birthdate.invalid';
  if (birthdate >= today) return 'form.inFuture';
  return birthdate < earliest ? 'profile.birthdate.tooEarly' : undefined;
};
