import { join } from 'node:path';

/** The project's root. */
export const root = join(import.meta.dirname, '../..');

/** Log files of the processes of a run. */
export const logsFolder = join(root, 'test-results/logs');

/** The pinned Node, which runs TypeScript directly. */
export const nodeBinary = join(root, 'node_modules/.bin/node');
