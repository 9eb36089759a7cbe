import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a directory and those above it. Node's own recursive mkdir never ends where the system refuses
 * with ENOENT although the parent is there, as /proc does.
 */
export const makeDirectory = (path: string): void => {
  if (existsSync(path) && statSync(path).isDirectory()) return;
  const parent = dirname(path);
  if (!existsSync(parent)) makeDirectory(parent);
  mkdirSync(path);
};
