import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestIdentity, type TestIdentity } from '../startTestIdentity.ts';
import { amplifyFlows } from './amplifyFlows.ts';
import { configureAmplify } from './configureAmplify.ts';
import { embeddedPool } from './embeddedPool.ts';
import { recordCalls } from './recordCalls.ts';
import { amplifyRows } from './rows.ts';

let identity: TestIdentity;
const succeeded = new Set<string>();
let stopRecording: () => void;

beforeAll(async () => {
  identity = await startTestIdentity();
  configureAmplify(embeddedPool(identity));
  stopRecording = recordCalls((row) => succeeded.add(row));
});
afterAll(async () => {
  stopRecording();
  await identity.stop();
});

describe('aws-amplify in Node', () => {
  for (const [name, flow] of Object.entries(amplifyFlows))
    it(`completes the flow ${name}`, { tags: ['R7.105'] }, async () => {
      await expect(flow(embeddedPool(identity))).resolves.toBeUndefined();
    });

  it('has called every operation that it knows', { tags: ['R7.105', 'R9.10'] }, () => {
    expect(amplifyRows.filter((row) => !succeeded.has(row))).toEqual([]);
  });
});
