import { startRedis as startServer } from '../../server/test/redisServer.ts';
import { has } from '../../scripts/runtime.mjs';

/** Starts a Redis server; null where none is installed. */
export const startRedis = async () => (has('redis-server') ? startServer() : null);
