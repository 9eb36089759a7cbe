/** Maximum of parallel requests to the gateway. */
export const atOnce = 4;

/** The page numbers from `first` to `last`. */
export const pagesFrom = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_none, index) => first + index);

/** The pages of a list in one file, where each file takes `pagesPerFile`. */
export const pagesOfFile = (file: number, pagesPerFile: number, pageCount: number): number[] =>
  pagesFrom((file - 1) * pagesPerFile + 1, Math.min(file * pagesPerFile, pageCount));
