// npm run restore -- <file> [--replace]: restores a backup into a new database (DATABASE_URL, else the embedded one).
import { runCommand } from './runCommand.mjs';

await runCommand('services/src/backup/restore.ts');
