import titleForms from './titleForms.json' with { type: 'json' };

const endingGroups = Object.values(titleForms.endings).flat();
const placeGroups = Object.values(titleForms.places).flat();
const wordGroups = Object.values(titleForms.words).flat();

/** Shorter stems are mostly those of other words: `cab` and `cabin`. */
const minStemLength = 2;
const minWholeLength = 4;

const addForms = (forms: Set<string>, word: string, groups: readonly (readonly string[])[]): void => {
  for (const group of groups) {
    const minLength = group.includes('') ? minWholeLength : minStemLength;
    for (const ending of group) {
      const stem = word.slice(0, word.length - ending.length);
      if (word.endsWith(ending) && stem.length >= minLength)
        for (const other of group) forms.add(stem + other);
    }
  }
};

/**
 * Returns the folded word and what its forms may be, in all ten languages: `kochin` and `koch`, `serveuse` and
 * `serveur`. Most of them exist in no language, so only those that offers contain may be searched.
 */
export const formsOf = (word: string): string[] => {
  const forms = new Set([word, ...wordGroups.filter((group) => group.includes(word)).flat()]);
  addForms(forms, word, endingGroups);
  return [...forms];
};

/** Returns the folded name of a place and what may be its name without a case: `warszawie` and `warszawa`. */
export const placeFormsOf = (name: string): string[] => {
  const forms = new Set([name]);
  addForms(forms, name, placeGroups);
  return [...forms];
};
