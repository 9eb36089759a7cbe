import { pino, type Logger } from 'pino';
import type { Config } from '../config/parseConfig.ts';

const secrets = 'authorization cookie token password email phone full_name fullName code'
  .split(' ')
  .flatMap((name) => [`headers.${name}`, `body.${name}`, `variables.input.${name}`, `input.${name}`]);

/** One JSON line per event. Personal data and secrets are never written. */
export const createLog = (config: Pick<Config, 'logLevel'>): Logger =>
  pino({
    level: config.logLevel,
    base: { service: 'gateway' },
    redact: { paths: secrets, censor: '[redacted]' },
  });
