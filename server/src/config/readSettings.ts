import type { Environment } from './environment.ts';
import { exitWithFault } from './startFault.ts';

/** Reads the configuration of this process. Prints every fault and exits when it is invalid. */
export const readSettings = <Config>(parseConfig: (env: Environment) => Config): Config => {
  try {
    return parseConfig(process.env);
  } catch (error) {
    return exitWithFault(error);
  }
};
