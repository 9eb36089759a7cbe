import type { LanguageLevel } from '../../__generated__/useSaveLanguagesMutation.graphql.ts';

/** A language that the user speaks, by its code. */
export interface SpokenLanguage {
  readonly code: string;
  readonly level: LanguageLevel | null;
}

/** Changes that are not saved yet. Adding a language that the user has changes its level. */
export interface LanguageChanges {
  readonly add: readonly SpokenLanguage[];
  readonly delete: readonly string[];
}

export const noChanges: LanguageChanges = { add: [], delete: [] };

/** Whether there is something to save. */
export const hasChanges = (changes: LanguageChanges): boolean =>
  changes.add.length + changes.delete.length > 0;

const without = (languages: readonly SpokenLanguage[], code: string): readonly SpokenLanguage[] =>
  languages.filter((language) => language.code !== code);

/** Adds a language. One that was to be deleted is kept instead, and added only if its level changes. */
export const addLanguage = (
  changes: LanguageChanges,
  language: SpokenLanguage,
  saved: readonly SpokenLanguage[],
): LanguageChanges => {
  const isSaved = saved.some(({ code, level }) => code === language.code && level === language.level);
  const others = without(changes.add, language.code);
  return {
    add: isSaved ? others : [...others, language],
    delete: changes.delete.filter((code) => code !== language.code),
  };
};

/** Deletes a language. One that was only to be added is forgotten. */
export const deleteLanguage = (
  changes: LanguageChanges,
  code: string,
  saved: readonly SpokenLanguage[],
): LanguageChanges => ({
  add: without(changes.add, code),
  delete:
    saved.some((language) => language.code === code) && !changes.delete.includes(code)
      ? [...changes.delete, code]
      : changes.delete,
});

/** Undoes what is pending for a language. */
export const restoreLanguage = (changes: LanguageChanges, code: string): LanguageChanges => ({
  add: without(changes.add, code),
  delete: changes.delete.filter((other) => other !== code),
});

/** The languages after the changes: those that are saved, with new levels, and the new ones at the end. */
export const mergeChanges = (
  saved: readonly SpokenLanguage[],
  changes: LanguageChanges,
): readonly SpokenLanguage[] => {
  const added = new Map(changes.add.map((language) => [language.code, language]));
  const kept = saved.filter(({ code }) => !changes.delete.includes(code));
  const known = new Set(kept.map(({ code }) => code));
  return [
    ...kept.map((language) => added.get(language.code) ?? language),
    ...changes.add.filter(({ code }) => !known.has(code)),
  ];
};
