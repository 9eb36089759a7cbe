import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

const watchdog = new URL('./watchdog.ts', import.meta.url).href;

/** Runs a program under a watchdog that waits for a second. */
const watched = (program: string) => {
  const code = `import { startWatchdog } from ${JSON.stringify(watchdog)}; startWatchdog(1000); ${program}`;
  const { status, signal, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
    timeout: 60_000,
  });
  return { status, signal, stderr };
};

describe('the watchdog', () => {
  it('ends a process whose event loop stands still, which no signal could', () => {
    const { signal, stderr } = watched(
      "process.on('SIGTERM', () => {}); setTimeout(() => { const end = Date.now() + 20_000; while (Date.now() < end); }, 100);",
    );
    expect(signal).toBe('SIGKILL');
    expect(stderr).toContain('The event loop has stood still for 1 s: this process ends.');
  });

  it('leaves a process alone that is busy but not stuck, and does not keep it running', () => {
    const busy =
      'const end = Date.now() + 300; while (Date.now() < end); if (++turns < 6) setTimeout(work, 300);';
    expect(watched(`let turns = 0; const work = () => { ${busy} }; work();`)).toMatchObject({ status: 0 });
  });
});
