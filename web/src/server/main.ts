import { existsSync } from 'node:fs';
import { readConfig } from '../config/readConfig.ts';
import { exitWithFault, StartFault } from '../config/startFault.ts';
import { addBuiltFiles } from './built/builtFiles.ts';
import { builtRenderer, clientFolder } from './built/builtRenderer.ts';
import { createServer } from './createServer.ts';
import { listen } from './listen.ts';
import { stopOnSignals } from './stopOnSignals.ts';

const start = async (): Promise<void> => {
  const config = readConfig();
  if (!existsSync(clientFolder))
    throw new StartFault('The site is not built yet. Run `npm run build -w web` first.');
  const app = await createServer({ config, renderer: await builtRenderer(), addFiles: addBuiltFiles });
  stopOnSignals(app.log, () => app.close());
  await listen(app, config);
};

await start().catch(exitWithFault);
