// npm run backup [-- file]: writes everything in the database (DATABASE_URL, else the embedded one) to a file.
import { runCommand } from './runCommand.mjs';

await runCommand('services/src/backup/backup.ts');
