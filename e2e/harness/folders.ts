import { join } from 'node:path';

/** The project's root. */
export const root = join(import.meta.dirname, '../..');

/** Where the processes of a run leave their logs. */
export const logsFolder = join(root, 'test-results/logs');

/** The project's own Node, which runs TypeScript as it is. */
export const nodeBinary = join(root, 'node_modules/.bin/node');
