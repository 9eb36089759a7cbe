// Runs a command of the services or the gateway with the settings of .env and the arguments of this process.
import { bin, prepareRuntime, run } from '../runtime.mjs';
import { loadEnvironment } from '../product/environment.mjs';

export const runCommand = async (file) => {
  await prepareRuntime('product');
  loadEnvironment();
  const { code } = await run(bin('node'), [file, ...process.argv.slice(2)]);
  process.exit(code);
};
