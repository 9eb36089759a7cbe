import { parseConfig, type Config } from './parseConfig.ts';

/** The configuration of this process, or its end with every fault named. */
export const readConfig = (): Config => {
  try {
    return parseConfig(process.env);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return process.exit(1);
  }
};
