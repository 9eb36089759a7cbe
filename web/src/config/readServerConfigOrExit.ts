import { serverConfig, type ServerConfig } from './serverConfig.ts';

/** The settings of this process; with faulty ones it tells them all and ends. */
export const readServerConfigOrExit = (): ServerConfig => {
  try {
    return serverConfig();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
};
