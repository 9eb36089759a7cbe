/** The share of each part of the program in a tree, by what its functions do themselves; most first. */
export const byPlace = (tree) => {
  const shares = new Map();
  const visit = ({ place, self, children }) => {
    shares.set(place, (shares.get(place) ?? 0) + self);
    children.forEach(visit);
  };
  tree.children.forEach(visit);
  return [...shares]
    .map(([place, self]) => ({ place, share: self / tree.total }))
    .toSorted((one, other) => other.share - one.share);
};

/** The functions that do most themselves, wherever they are called from. */
export const byFunction = (tree, count) => {
  const shares = new Map();
  const visit = ({ name, place, self, children }) => {
    const key = `${name} (${place})`;
    shares.set(key, (shares.get(key) ?? 0) + self);
    children.forEach(visit);
  };
  tree.children.forEach(visit);
  return [...shares]
    .map(([name, self]) => ({ name, share: self / tree.total }))
    .toSorted((one, other) => other.share - one.share)
    .slice(0, count);
};
