/** Average reading speed. */
const wordsPerMinute = 220;

/** The time to read an HTML text, in whole minutes, at least one. */
export const minutesToRead = (html: string): number => {
  const words = html.replace(/<[^>]*>/g, ' ').match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.round(words / wordsPerMinute));
};
