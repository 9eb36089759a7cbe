// npm run api-keys -- list | create NAME --scope read | rotate NAME | revoke NAME: manages the file of API keys.
import { readConfig } from '../config/readConfig.ts';
import { keyCommand } from './keyCommand.ts';

try {
  const { apiKeysFile } = readConfig();
  if (apiKeysFile === null)
    throw new Error('Set API_KEYS_FILE to the file that has, or will have, the keys.');
  process.stdout.write(`${keyCommand(apiKeysFile, process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
