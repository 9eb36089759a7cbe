// Functions of Relay that the site never calls: what fragments need to request edges to objects that only the browser knows,
// declared changes of connections after a mutation, and updatable fragments and queries.
const leftOut = () => {
  throw new Error('The build leaves out this part of Relay: see vite/leftOut.');
};

module.exports = {
  getQueryResourceForEnvironment: leftOut,
  convert: leftOut,
  readUpdatableFragment: leftOut,
  readUpdatableQuery: leftOut,
};
