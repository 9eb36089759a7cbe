import { parseConfig, type Config } from './parseConfig.ts';

/** Reads the configuration of this process. Prints every fault and exits when it is invalid. */
export const readConfig = (): Config => {
  try {
    return parseConfig(process.env);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return process.exit(1);
  }
};
