import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The package exports the flags only as components and text; this alias gives access to its picture files. */
export const flagsAlias = {
  find: /^country-flag-icons\/3x2\//,
  replacement: join(dirname(fileURLToPath(import.meta.resolve('country-flag-icons'))), '3x2/'),
};
