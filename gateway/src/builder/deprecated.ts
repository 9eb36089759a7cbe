/** The release that removes what is deprecated now. */
const removal = '3.0.0';

/** The reason of a deprecation: what to use instead, and the release that removes it. */
export const deprecated = (replacement: string): string => `Use ${replacement}. Removed in ${removal}.`;
