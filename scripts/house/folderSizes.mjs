// Finds folders with too many files.
import { dirname } from 'node:path';

const maxFiles = 25;
/** Folders that a tool fills, one file a change. */
const generated = /\/migrations(\/meta)?$/;

/** @param {string[]} files */
export const folderFaults = (files) => {
  const sizes = new Map();
  for (const file of files) sizes.set(dirname(file), (sizes.get(dirname(file)) ?? 0) + 1);
  return [...sizes]
    .filter(([folder, size]) => size > maxFiles && !generated.test(folder))
    .map(([folder, size]) => `${folder} has ${size} files; the limit is ${maxFiles}.`);
};
