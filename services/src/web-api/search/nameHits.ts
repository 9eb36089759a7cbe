import { sql, type SQL } from 'drizzle-orm';
import type { Language } from '../../rest/language.ts';
import { minInsideLength, type SearchedWord } from '../../text/highlights.ts';
import { slipPattern } from '../../text/slipPattern.ts';
import { scores } from '../cities/cityMatches.ts';
import { jsonValue } from '../../sql/jsonValue.ts';

/** How well a word fits a name. All but a slip are parts of the name. */
const levels = {
  beginning: scores.part + 0.5,
  form: scores.part + 0.4,
  inside: scores.part + 0.3,
  slip: scores.slip,
} as const;

const levelOf = (level: keyof typeof levels): SQL => sql`${levels[level]}::float4`;

/** The folded words of a name between spaces, so that each begins after one. Ranges, because classes depend on the locale. */
const wordsOf = (name: SQL): SQL =>
  sql`' ' || btrim(regexp_replace(folded(lower(${name})), '[\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00bf\\u2000-\\u206f]+', ' ', 'g')) || ' '`;

/** A pattern for one word among others that has a typing mistake. */
const slipAmongWords = (word: string): string | null => {
  const pattern = slipPattern(word);
  return pattern === null ? null : pattern.replaceAll('.', '[^ ]').replace(/^\^/, ' ').replace(/\$$/, ' ');
};

/**
 * The tables `word`, `name` (of companies, categories and titles of gigs) and `cover`: which words each name has, as bits,
 * and how well the worst of them fits.
 */
export const nameHits = (words: readonly SearchedWord[], language: Language): SQL => sql`
  word as materialized (
    select * from jsonb_to_recordset(${jsonValue(
      words.map(({ word, forms }, at) => ({ bit: 1 << at, word, forms, slip: slipAmongWords(word) })),
    )}) as given(bit int, word text, forms text[], slip text)
  ),
  name as materialized (
    select row_number() over () as at, named.*
    from (
      select 'category' as kind, category_id as id, ${wordsOf(sql`name`)} as words
      from category_texts where language = ${language}
      union select 'category', category_id, ${wordsOf(sql`slug`)} from category_texts where language = ${language}
      union select 'category', id, ${wordsOf(sql`org_slug`)} from categories
      union select 'partner', id, ${wordsOf(sql`name`)} from partners
      union select 'partner', id, ${wordsOf(sql`slug`)} from partners
      union select 'partner', id, ${wordsOf(sql`org_slug`)} from partners
      union select 'title', text_id, ${wordsOf(sql`replace(card_title, '{city}', ' ')`)}
      from offer_texts where language = ${language} and card_title is not null
    ) as named
  ),
  sure as materialized (
    select name.at, word.bit, case
      when strpos(name.words, ' ' || word.word) > 0 then ${levelOf('beginning')}
      when word.forms && string_to_array(name.words, ' ') then ${levelOf('form')}
      else ${levelOf('inside')}
    end as level
    from name join word
      on strpos(name.words, case when length(word.word) < ${minInsideLength} then ' ' else '' end || word.word) > 0
        or word.forms && string_to_array(name.words, ' ')
  ),
  cover as materialized (
    select name.at, name.kind, name.id, name.words, bit_or(hit.bit) as mask, min(hit.level) as level
    from (
      select * from sure
      union all
      select name.at, word.bit, ${levelOf('slip')}
      from word join name on name.words ~ word.slip
      where not exists (select from sure where sure.bit = word.bit)
    ) as hit
    join name on name.at = hit.at
    group by name.at, name.kind, name.id, name.words
  )`;
