import { describe, expect, it } from 'vitest';
import {
  addLanguage,
  deleteLanguage,
  hasChanges,
  mergeChanges,
  noChanges,
  restoreLanguage,
  type SpokenLanguage,
} from './languageChanges.ts';

const language = (code: string, level: SpokenLanguage['level'] = null): SpokenLanguage => ({
  code,
  level,
});
const [a, b, c] = [language('a'), language('b'), language('c', 'FLUENT')];

describe('changes of the languages that a user speaks', () => {
  it('are held as lists to add and to delete', { tags: ['R3.91'] }, () => {
    expect(hasChanges(noChanges)).toBe(false);
    const changes = deleteLanguage(addLanguage(noChanges, c, [a, b]), 'a', [a, b]);
    expect(changes).toEqual({ add: [c], delete: ['a'] });
    expect(hasChanges(changes)).toBe(true);
  });

  it('adding a language that is to be deleted keeps it', { tags: ['R4.52'] }, () => {
    expect(addLanguage({ add: [], delete: ['a'] }, a, [a])).toEqual(noChanges);
    const fluent = language('a', 'FLUENT');
    expect(addLanguage({ add: [], delete: ['a'] }, fluent, [a])).toEqual({ add: [fluent], delete: [] });
  });

  it('deleting a language that is to be added cancels it', { tags: ['R4.53'] }, () => {
    expect(deleteLanguage({ add: [a], delete: [] }, 'a', [])).toEqual(noChanges);
  });

  it('a changed level is one change, and the saved level none', () => {
    const changed = addLanguage(noChanges, language('c', 'BASIC'), [c]);
    expect(addLanguage(changed, language('c', 'NATIVE'), [c]).add).toEqual([language('c', 'NATIVE')]);
    expect(addLanguage(changed, c, [c])).toEqual(noChanges);
    expect(deleteLanguage(changed, 'c', [c])).toEqual({ add: [], delete: ['c'] });
    expect(restoreLanguage({ add: [b], delete: ['c'] }, 'c')).toEqual({ add: [b], delete: [] });
  });

  it('saving merges them into the saved languages', { tags: ['R4.54'] }, () => {
    expect(mergeChanges([a, c], { add: [b, language('c', 'NATIVE')], delete: ['a'] })).toEqual([
      language('c', 'NATIVE'),
      b,
    ]);
  });
});
