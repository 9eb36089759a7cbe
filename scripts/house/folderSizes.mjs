// Finds folders with too many files.
import { dirname } from 'node:path';

const maxFiles = 25;

/** @param {string[]} files */
export const folderFaults = (files) => {
  const sizes = new Map();
  for (const file of files) sizes.set(dirname(file), (sizes.get(dirname(file)) ?? 0) + 1);
  return [...sizes]
    .filter(([, size]) => size > maxFiles)
    .map(([folder, size]) => `${folder} has ${size} files; the limit is ${maxFiles}.`);
};
