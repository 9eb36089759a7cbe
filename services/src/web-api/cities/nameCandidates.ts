import { sql, type SQL } from 'drizzle-orm';
import { searchWords } from '../../text/fold.ts';
import { slipHints } from '../../text/slipPattern.ts';
import { jsonValue } from '../../sql/jsonValue.ts';

/** All runs of whole words: `new york city` has `new`, `new york`, `york city`, … */
const wordRuns = (searched: string): string[] => {
  const words = searched.split(' ');
  return words.flatMap((_word, from) =>
    words.slice(from).map((_last, at) => words.slice(from, from + at + 1).join(' ')),
  );
};

/** The condition that a text is between the first and the last one with this beginning, for an index of patterns. */
const beginsWith = (text: SQL, beginning: SQL): SQL =>
  sql`${text} ~>=~ ${beginning} and ${text} ~<~ (${beginning} || U&'\\+10FFFF')`;

/**
 * Selects the names, with their cities, that may match a query, each part from an index of `city_names`: no other name
 * has a score of its own that is high enough.
 */
export const nameCandidates = (query: string): SQL => {
  const searched = searchWords(query);
  const [beforeComma = ''] = query.split(',');
  const { beginnings, halves } = slipHints(searched);
  const exact = [...new Set([...wordRuns(searched), searchWords(beforeComma)])];
  const parts = [
    // The whole query, words of it, or a name with the beginning of its state or country.
    sql`select city_id, name from city_names where name in ${exact}`,
    sql`select city_id, name from jsonb_array_elements_text(${jsonValue([searched, ...beginnings])}) as beginning
      join city_names on ${beginsWith(sql`name`, sql`beginning`)}`,
    sql`select city_id, name from city_names where name like ${`% ${searched}%`}`,
    sql`select city_id, name from similar_city_names(${searched})`,
  ];
  if (halves !== null) {
    const [first, second] = halves;
    const isAsLong = sql`length(name) between ${searched.length - 1} and ${searched.length + 1}`;
    parts.push(
      sql`select city_id, name from city_names where ${beginsWith(sql`name`, sql`${first}::text`)} and ${isAsLong}`,
      sql`select city_id, name from city_names
        where ${beginsWith(sql`reverse(name)`, sql`reverse(${second}::text)`)} and ${isAsLong}`,
    );
  }
  return sql.join(parts, sql` union `);
};
