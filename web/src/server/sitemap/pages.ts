/** How many questions are put to the gateway at once. */
export const AT_ONCE = 4;

/** The page numbers from one to another. */
export const pagesFrom = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_none, index) => first + index);

/** The pages of a list that make up one file, where each file takes so many pages. */
export const pagesOfFile = (file: number, pagesPerFile: number, pageCount: number): number[] =>
  pagesFrom((file - 1) * pagesPerFile + 1, Math.min(file * pagesPerFile, pageCount));
