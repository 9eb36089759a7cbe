import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestIdentity, type TestIdentity } from '../startTestIdentity.ts';
import { embeddedPool } from './embeddedPool.ts';
import { sdkRows } from './rows.ts';
import { createSdkClient } from './sdkClient.ts';
import { sdkFlows } from './sdkFlows.ts';

let identity: TestIdentity;
const succeeded = new Set<string>();

beforeAll(async () => {
  identity = await startTestIdentity();
});
afterAll(() => identity.stop());

describe('the AWS SDK', () => {
  it('completes every flow, with every operation', { tags: ['R7.105', 'R9.10'] }, async () => {
    const pool = embeddedPool(identity);
    const client = createSdkClient(pool, (row) => succeeded.add(row));
    for (const { run } of sdkFlows(client)) await run(pool);
    client.destroy();
    expect(sdkRows.filter((row) => !succeeded.has(row))).toEqual([]);
  });
});
