import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

const preloaded = new URL('./exitWhileStarting.ts', import.meta.url).href;
const stopping = new URL('./stopOnSignals.ts', import.meta.url).href;

/** Sends SIGTERM to a program as soon as it prints something. @returns how it ended: by its own code, or by the kernel's signal */
const ended = async (program: string) => {
  const args = ['--import', preloaded, '--input-type=module', '-e', program];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  return { code, signal };
};

const wait = "setInterval(() => {}, 1000); console.log('started');";

it('a process that is told to stop while it starts exits by itself, also as the first of a container', async () => {
  expect(await ended(wait)).toEqual({ code: 143, signal: null });
});

it('a process that has started stops as it should', async () => {
  const log = '{ info: () => {}, error: () => {} }';
  const program = `import { stopOnSignals } from ${JSON.stringify(stopping)};
    stopOnSignals(${log}, async () => {}, 1000); ${wait}`;
  expect(await ended(program)).toEqual({ code: 0, signal: null });
});
