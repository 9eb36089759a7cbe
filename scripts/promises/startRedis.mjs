import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../bench/processes/ownProcess.mjs';
import { has } from '../runtime.mjs';

const accepts = async (port) => {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
};

/** Starts a Redis server that keeps nothing on disk; null where none is installed. */
export const startRedis = async () => {
  if (!has('redis-server')) return null;
  const port = await freePort();
  const args = ['--port', String(port), '--save', '', '--appendonly', 'no'];
  const child = spawn('redis-server', args, { stdio: 'ignore' });
  const ended = once(child, 'exit');
  process.once('exit', () => child.kill('SIGKILL'));
  while (!(await accepts(port))) await pause(50);
  return {
    url: `redis://127.0.0.1:${port}`,
    signal: (name) => child.kill(name),
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
};
