import { readSettings } from '@citygigs/server/config/readSettings.ts';
import { parseConfig, type Config } from './parseConfig.ts';

/** Reads the configuration of this process. Prints every fault and exits when it is invalid. */
export const readConfig = (): Config => readSettings(parseConfig);
