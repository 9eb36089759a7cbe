import { Type, type Static } from 'typebox';
import { CategoryReference, CityReference } from '../../rest/references.ts';
import type { QueryContext } from '../../sql/queryContext.ts';
import { searchWords } from '../../text/fold.ts';
import { highlightsOf } from '../../text/highlights.ts';
import { readText } from '../../text/keyword/searchedText.ts';
import { searchQuery, type SearchInput } from './searchQuery.ts';
import { FoundRow, SearchAnswer, searchKind } from './searchSchema.ts';

const Answer = Type.Object({
  place: Type.Union([CityReference, Type.Null()]),
  named: SearchAnswer.properties.named,
  list: SearchAnswer.properties.list,
  isComplete: Type.Boolean(),
  kinds: Type.Array(
    Type.Object({
      kind: searchKind,
      total: Type.Integer(),
      items: Type.Array(
        Type.Object({
          ...Type.Omit(FoundRow, ['highlights', 'category']).properties,
          category: Type.Optional(CategoryReference),
        }),
      ),
    }),
  ),
});

/** Finds what a text means, and where the words are in what pages show. */
export const findBySearch = async (
  { database, language }: QueryContext,
  input: SearchInput,
): Promise<Static<typeof SearchAnswer>> => {
  const read = readText(input.text);
  const { words } = read;
  const [answer] = words.length === 0 ? [] : await database.rows(searchQuery(input, read, language), Answer);
  // Names of cities also have words such as `the`.
  const wordsOfNames = searchWords(input.text)
    .split(' ')
    .map((word) => ({ word, forms: [] }));
  return {
    place: answer?.place ?? null,
    named: answer?.named ?? null,
    list: answer?.list ?? null,
    kinds: input.kinds.map((kind) => {
      const found = answer?.kinds.find((one) => one.kind === kind);
      return {
        kind,
        total: found?.total ?? 0,
        totalIsExact: kind !== 'job_offer' || (answer?.isComplete ?? true),
        items: (found?.items ?? []).map((row) => ({
          ...row,
          highlights: highlightsOf(row.text, kind === 'city' ? wordsOfNames : words),
        })),
      };
    }),
  };
};
