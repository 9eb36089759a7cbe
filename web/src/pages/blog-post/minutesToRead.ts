/** As many words as most people read in a minute. */
const WORDS_A_MINUTE = 220;

/** How long a text of HTML takes to read, in whole minutes and at least one. */
export const minutesToRead = (html: string): number => {
  const words = html.replace(/<[^>]*>/g, ' ').match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
};
