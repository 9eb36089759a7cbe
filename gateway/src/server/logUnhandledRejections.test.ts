import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const module = new URL('./logUnhandledRejections.ts', import.meta.url);

it('logs rejections that nobody awaits, and the process lives on', async () => {
  const program = `
    import { logUnhandledRejections } from '${module.href}';
    logUnhandledRejections({ error: ({ err }, message) => console.log(message, err.message) });
    void Promise.reject(new Error('invalid row'));
    setTimeout(() => console.log('alive'), 20);
  `;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
  expect(stdout).toBe('unhandled rejection invalid row\nalive\n');
});
