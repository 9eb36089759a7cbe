// npm run moderate -- list | accept <id> | remove <id> | restore <id>: decides on reported reviews in the database of the services.
import { runCommand } from './runCommand.mjs';

await runCommand('services/src/moderation/moderate.ts');
