// Identical in gateway, services and web; scripts/sameRules.test.mjs compares them.
import { parseConfig, type Config } from './parseConfig.ts';
import { exitWithFault } from './startFault.ts';

/** Reads the configuration of this process. Prints every fault and exits when it is invalid. */
export const readConfig = (): Config => {
  try {
    return parseConfig(process.env);
  } catch (error) {
    return exitWithFault(error);
  }
};
