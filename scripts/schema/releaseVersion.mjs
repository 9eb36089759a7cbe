// Checks the version of a release: a new major version tells clients that they have to change.
/** @returns {number[] | undefined} the three numbers of a version */
export const versionOf = (text) =>
  /^(\d+)\.(\d+)\.(\d+)$/
    .exec(text ?? '')
    ?.slice(1)
    .map(Number);

/** Whether a version comes after another. */
export const isAfter = (next, last) => {
  const at = next.findIndex((number, index) => number !== last[index]);
  return at !== -1 && next[at] > last[at];
};

/** @returns {string | null} what is wrong with the next version, in a sentence */
export const faultOfVersion = ({ version, next, isBreaking }) => {
  const [last, requested] = [versionOf(version), versionOf(next)];
  if (!requested) return `Name the version: npm run release -- ${last[0]}.${last[1] + 1}.0`;
  if (!isAfter(requested, last)) return `${next} does not come after ${version}.`;
  if (isBreaking && requested[0] === last[0])
    return `There are breaking changes: the release must be ${last[0] + 1}.0.0.`;
  return null;
};
