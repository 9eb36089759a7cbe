import { sql, type SQL } from 'drizzle-orm';

/**
 * A text of at most `max` characters: its last sentence that ends in the second half of them, or else whole words and an
 * ellipsis.
 */
export const shortened = (text: SQL, max: number): SQL => {
  // The mark after a single letter is that of an abbreviation.
  const sentence = `^.{${Math.ceil(max / 2)},${max - 3}}[^[:space:]]{2}[.!?…](?= [^[:lower:]])`;
  return sql`case
    when length(${text}) <= ${max} then ${text}
    else coalesce(
      substring(${text} from ${sentence}),
      left(regexp_replace(left(${text}, ${max}), '[[:space:][:punct:]–—-]+[^[:space:]]*$', ''), ${max - 1}) || '…')
  end`;
};
