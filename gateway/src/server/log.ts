import { pino, type Logger } from 'pino';
import type { Config } from '../config/parseConfig.ts';
import { loggedError } from '@citygigs/server/log/loggedError.ts';
import { redact } from '@citygigs/server/log/redacted.ts';

/** One JSON line per event. Personal data and secrets are never written. */
export const createLog = (config: Pick<Config, 'logLevel'>): Logger =>
  pino({ level: config.logLevel, base: { service: 'gateway' }, redact, serializers: { err: loggedError } });
