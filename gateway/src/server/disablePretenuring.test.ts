import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

/** Makes objects of one kind that live longer than a short collection. @returns what V8 learns from them */
const learnt = (start: string): string => {
  const module = new URL('disablePretenuring.ts', import.meta.url);
  const script = `import { disablePretenuring } from ${JSON.stringify(module)};
    ${start}
    const kept = [];
    for (let number = 0; number < 500_000; number += 1) kept.push({ number, list: [number, number] });`;
  const args = ['--trace-pretenuring-statistics', '--input-type=module', '--eval', script];
  return execFileSync(process.execPath, args, { encoding: 'utf8' });
};

describe('V8', () => {
  it('learns which objects to allocate as old ones', () => {
    expect(learnt('')).toContain('pretenuring: ');
  });

  it('allocates no object as an old one in the gateway', () => {
    expect(learnt('disablePretenuring();')).not.toContain('pretenuring: ');
  });
});
