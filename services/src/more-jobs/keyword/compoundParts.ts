import titleForms from '../../text/keyword/titleForms.json' with { type: 'json' };
import { formsOf } from '../../text/keyword/titleForms.ts';

/** Last parts of compounds that name no work of their own: `Fahrerjobs`, `Lagerarbeiter`. The longest first. */
const generalParts = Object.values(titleForms.generalParts)
  .flatMap((words) => words.split(' '))
  .toSorted((one, other) => other.length - one.length);

/** Letters between two parts of a compound. */
const linking = ['', 's', 'n', 'en', 'es', 'e'];

const minFirstLength = 3;
const minPartLength = 4;

/** Shorter words end many others by chance: `driverless`. */
const minOtherLength = 5;

/** Whether a part names no work, and so makes a compound with any word. */
export const isGeneralPart = (part: string): boolean => generalParts.includes(part);

/** Returns the first part of a compound whose last one names no work, or null: `fahrer` of `fahrerjobs`. */
export const beforeGeneralPart = (word: string): string | null => {
  const forms = formsOf(word);
  for (const part of generalParts) {
    const form = forms.find((found) => found.endsWith(part));
    if (form !== undefined && form.length - part.length >= minPartLength)
      return form.slice(0, form.length - part.length);
  }
  return null;
};

/** Returns what the last part of a compound may be if it begins with a word: `helferin` and its forms in `lagerhelferin`. */
export const lastPartsAfter = (first: string, compound: string): string[] =>
  linking
    .filter((letters) => compound.startsWith(first + letters))
    .map((letters) => compound.slice(first.length + letters.length))
    .filter((last) => last.length >= minOtherLength || isGeneralPart(last))
    .flatMap(formsOf);

interface CompoundParts {
  readonly firsts: readonly string[];
  readonly lasts: readonly string[];
}

/** Returns all ways in which a word may be a compound of two, the longest last part first. */
export const compoundParts = (word: string): CompoundParts[] =>
  Array.from({ length: Math.max(0, word.length - minFirstLength - minPartLength + 1) }, (_, at) => {
    const first = word.slice(0, minFirstLength + at);
    const shortened = linking
      .filter((letters) => first.endsWith(letters))
      .map((letters) => first.slice(0, first.length - letters.length))
      .filter((part) => part.length >= minFirstLength);
    return { firsts: shortened, lasts: formsOf(word.slice(first.length)) };
  });
