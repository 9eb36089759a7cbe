/** Which part of the program a function belongs to: a package, a folder of ours, a module of Node, or V8. */
export const placeOf = (name, url) => {
  if (name === '(garbage collector)') return 'garbage collection';
  const ofPackage = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url)?.[1];
  if (ofPackage !== undefined) return ofPackage;
  const ofNode = /^node:(?:internal\/)?([^/]+)/.exec(url)?.[1];
  if (ofNode !== undefined) return `node:${ofNode}`;
  const own = /\/((?:gateway|web|services|scripts|schema)\/.+)\/[^/]+$/.exec(url)?.[1];
  if (own !== undefined) return own.split('/').slice(0, 3).join('/');
  // V8's own functions, JSON.parse among them, have no address.
  return url === '' ? 'V8 and native code' : 'other';
};
