// A figure counts only if the answer is the right one, to the byte.

const around = 60;

/** Where two texts differ, with what surrounds the place; null if they are equal. */
export const differenceOf = (expected, found) => {
  // Apollo Server ends its answers with a line feed.
  const [one, other] = [expected.trimEnd(), found.trimEnd()];
  if (one === other) return null;
  let at = 0;
  while (one[at] === other[at]) at += 1;
  const excerpt = (text) => text.slice(Math.max(0, at - around), at + around) || 'nothing';
  return `at character ${at}: expected …${excerpt(one)}…, found …${excerpt(other)}…`;
};

/** Asks one target. Throws unless it answers 200. */
export const answerOf = async ({ origin }, { path, ...request }) => {
  const response = await fetch(origin + path, request);
  const text = await response.text();
  if (response.status !== 200)
    throw new Error(`${origin}${path} answered ${response.status}: ${text.slice(0, 500)}`);
  return text;
};
