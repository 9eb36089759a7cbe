const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
};

/** The beginning of sanitized HTML as plain text, cut between two words. */
export const plainExcerpt = (html: string, maxLength: number): string => {
  const text = html
    .replace(/<\/?(?:a|b|em|i|span|strong|u)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(\w+);/g, (entity, name: string) => entities[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= maxLength) return text;
  const end = text.slice(0, maxLength + 1).lastIndexOf(' ');
  return `${text.slice(0, end > 0 ? end : maxLength).replace(/[.,;:]$/, '')}…`;
};
