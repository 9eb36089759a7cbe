// Folders with too many files to be taken in at a glance.
import { dirname } from 'node:path';

const mostFiles = 25;

/** Folders that are being split; a folder leaves this list for good. */
export const crowdedFolders = ['gateway/src/server'];

/**
 * @param {string[]} files
 * @param {string[]} exceptions
 */
export const folderFaults = (files, exceptions = crowdedFolders) => {
  const sizes = new Map();
  for (const file of files) sizes.set(dirname(file), (sizes.get(dirname(file)) ?? 0) + 1);
  const crowded = [...sizes].filter(([, size]) => size > mostFiles).map(([folder]) => folder);
  return [
    ...crowded
      .filter((folder) => !exceptions.includes(folder))
      .map(
        (folder) => `${folder} has ${sizes.get(folder)} files: at most ${mostFiles} belong in one folder.`,
      ),
    ...exceptions
      .filter((folder) => !crowded.includes(folder))
      .map((folder) => `${folder} is small enough: remove it from scripts/house/folderSizes.mjs.`),
  ];
};
