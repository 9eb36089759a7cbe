/** The maximum number of offers to compare: as many columns fit side by side. */
export const maxCompared = 4;
/** The minimum number of offers to compare. */
export const minCompared = 2;
