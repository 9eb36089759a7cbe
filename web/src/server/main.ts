import { existsSync } from 'node:fs';
import { readServerConfigOrExit } from '../config/readServerConfigOrExit.ts';
import { addBuiltFiles } from './built/builtFiles.ts';
import { builtRenderer, clientFolder } from './built/builtRenderer.ts';
import { createServer } from './createServer.ts';
import { listen } from './listen.ts';

const config = readServerConfigOrExit();
if (!existsSync(clientFolder)) {
  process.stderr.write('The site is not built yet. Run `npm run build -w web` first.\n');
  process.exit(1);
}
const app = await createServer({ config, renderer: await builtRenderer(), addFiles: addBuiltFiles });
await listen(app, config);
