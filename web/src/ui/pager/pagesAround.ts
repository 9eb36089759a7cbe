/** A page number, or a gap between numbers. */
export type PagerItem = number | 'gap-before' | 'gap-after';

/** The numbers a pager shows: first, last, the current page and its neighbours, with gaps between. */
export const pagesAround = (page: number, pageCount: number): readonly PagerItem[] => {
  const wanted = [1, page - 1, page, page + 1, pageCount].filter((n) => n >= 1 && n <= pageCount);
  const numbers = [...new Set(wanted)].sort((a, b) => a - b);
  return numbers.flatMap((number, index): PagerItem[] => {
    const previous = numbers[index - 1] ?? 0;
    if (number - previous === 2) return [number - 1, number];
    if (number - previous > 2) return [number > page ? 'gap-after' : 'gap-before', number];
    return [number];
  });
};
