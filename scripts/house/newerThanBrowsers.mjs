// Finds what the supported browsers (web/vite/supportedBrowsers.ts) lack in the built scripts, which contain those of packages.

/** Syntax and library calls that browsers learnt after March 2022, and that a script can use without asking for them first. */
const newer = [
  /\.(?:toSorted|toReversed|toSpliced|findLast|findLastIndex|fromAsync|groupBy|withResolvers|isWellFormed|toWellFormed)\(/,
  /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|getOrInsert|getOrInsertComputed|checkVisibility|moveBefore)\(/,
  /\b(?:URL\.(?:canParse|parse)|AbortSignal\.(?:timeout|any)|Promise\.try|RegExp\.escape|Iterator\.\w+|Response\.json)\(/,
  // Groups of look-behind, class blocks.
  /\(\?<[=!]/,
  /\bstatic ?\{/,
];

/** @returns one text for each use in a file, with what surrounds it */
export const newerThanBrowsers = (file, code) =>
  newer.flatMap((what) => {
    const found = what.exec(code);
    if (found === null) return [];
    const around = code.slice(Math.max(0, found.index - 40), found.index + 40);
    return [`${file}: ${found[0]} is newer than the supported browsers: …${around}…`];
  });
