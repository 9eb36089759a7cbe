// npm run moderate -- list | accept <id> | remove <id> | restore <id> | keep-offer <id> | close-offer <id>: decides on reported reviews and offers in the database of the services.
import { runCommand } from './runCommand.mjs';

await runCommand('services/src/moderation/moderate.ts');
