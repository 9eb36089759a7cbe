import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './freePort.ts';

/** Whether this machine has no Redis server. Says so once for a file of tests, which then skips some. */
export const isRedisMissing = (): boolean => {
  const isMissing = spawnSync('redis-server', ['--version']).error !== undefined;
  if (isMissing) process.stdout.write('The tests with Redis are skipped: redis-server is not installed.\n');
  return isMissing;
};

const untilReady = (server: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let output = '';
    server.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Ready to accept connections')) resolve();
    });
    server.once('close', () => reject(new Error(`The Redis server did not start:\n${output}`)));
  });

/** A Redis server of its own, which keeps nothing on disk, and can be stopped, killed and started again. */
export const startRedis = async () => {
  const port = await freePort();
  let server: ChildProcess;
  const start = async (): Promise<void> => {
    server = spawn('redis-server', ['--port', String(port), '--save', '', '--appendonly', 'no'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await untilReady(server);
  };
  await start();
  process.once('exit', () => server.kill('SIGKILL'));
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    /** It stands still: connections stay open, and nothing is answered. */
    freeze: () => server.kill('SIGSTOP'),
    thaw: () => server.kill('SIGCONT'),
    kill: async (): Promise<void> => {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
    },
  };
};

export type RedisServer = Awaited<ReturnType<typeof startRedis>>;
