import { serverConfig, type ServerConfig } from './serverConfig.ts';

/** Reads the settings of this process; prints all faults and exits if there are any. */
export const readServerConfigOrExit = (): ServerConfig => {
  try {
    return serverConfig();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
};
