import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The package exports the flags as components and text only; its pictures are taken from its folder. */
export const flagsAlias = {
  find: /^country-flag-icons\/3x2\//,
  replacement: join(dirname(fileURLToPath(import.meta.resolve('country-flag-icons'))), '3x2/'),
};
