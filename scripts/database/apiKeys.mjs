// npm run api-keys -- list | create NAME --scope read | rotate NAME | revoke NAME: manages the keys of internal clients.
import { runCommand } from './runCommand.mjs';

await runCommand('gateway/src/keys/manageKeys.ts');
