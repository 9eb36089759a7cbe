import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { gatewayInProcess } from '../../../test/gatewayInProcess.ts';
import { hostileDocuments } from '../../../test/hostileDocuments.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const heap = (): number => {
  collectGarbage();
  return process.memoryUsage().heapUsed;
};

const codesOf = (text: string): string[] => {
  const { errors } = JSON.parse(text) as { errors?: { extensions?: { code?: string } }[] };
  return (errors ?? []).map(({ extensions }) => extensions?.code ?? 'none');
};

describe('hostile documents', () => {
  it('are answered with an error code, never with an unexpected error', async () => {
    const gateway = gatewayInProcess();
    const seen: Record<string, Set<string>> = {};
    const unexpected: object[] = [];
    for (const { kind, query } of hostileDocuments(600, 7)) {
      const { status, text } = await gateway.ask(query);
      const codes = codesOf(text);
      const isCoded = !codes.includes('INTERNAL_SERVER_ERROR') && !codes.includes('none');
      if (!isCoded || ![200, 400].includes(status)) unexpected.push({ kind, status, codes, query });
      (seen[kind] ??= new Set()).add(codes[0] ?? 'answered');
    }
    expect(unexpected).toEqual([]);
    expect(JSON.stringify(gateway.logged)).not.toContain('unexpected error');
    // Each kind was rejected at least once.
    for (const codes of Object.values(seen))
      expect([...codes].some((code) => code !== 'answered')).toBe(true);
    expect(Object.keys(seen).length).toBeGreaterThanOrEqual(20);
  });

  it('do not fill the memory: 3,000 of them leave less than 4 MB', async () => {
    const gateway = gatewayInProcess();
    const rejected = [
      (at: number) => `{ ${`languages { id } # ${at}\n`.repeat(40)} }`,
      (at: number) => `{ city(slug: "x") { ${'name '.repeat(40)} x${at} } }`,
      (at: number) => `{ languages { id ${`x${at} `.repeat(20)} } }`,
      (at: number) => `{ languages { id } # ${at}`,
      (at: number) => `{ a(x: ${'['.repeat(60)} ${at} }`,
    ];
    const ask = async (from: number, to: number) => {
      for (let at = from; at < to; at += 1) {
        const document = rejected[at % rejected.length];
        const { text } = await gateway.ask(document?.(at) ?? '');
        expect(text).toMatch(/^\{"errors"/);
      }
    };
    await ask(0, 500);
    const before = heap();
    await ask(500, 3_500);
    // If they were cached with their errors, each would need about 50 kB, and all of them 150 MB.
    expect(heap() - before).toBeLessThan(4 * 1024 * 1024);
  }, 60_000);
});
