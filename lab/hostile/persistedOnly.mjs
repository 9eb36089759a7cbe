import { randomUUID } from 'node:crypto';
import { sharedServices } from '../promises/sharedServices.mjs';
import { hostileDocuments } from '../../gateway/test/hostileDocuments.ts';
import { atOnce, inMs, percentile } from '../promises/figures.mjs';
import { codesOf, post } from '../promises/post.mjs';
import { startGateway } from '../promises/startGateway.mjs';
import { say } from '../../scripts/runtime.mjs';

const maxMs = 5;

const rounds = 3;

const refusals = new Set([
  'PERSISTED_OPERATIONS_ONLY',
  'PERSISTED_OPERATION_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'BAD_REQUEST',
]);

function* unknownOperations(count) {
  for (const { query } of hostileDocuments(count / 4, 3)) {
    yield { query };
    yield { id: randomUUID() };
    yield { query: '{ this does not parse' };
    yield { extensions: { persistedQuery: { version: 1, sha256Hash: randomUUID() } } };
  }
}

/** Sends operations to a gateway that answers only those of the site. One that were parsed would have another code. */
export const persistedOnly = async ({ isShort }) => {
  const gateway = await startGateway((await sharedServices()).origin, { OPERATIONS: 'persisted' });
  try {
    const ask = async (count, seen) =>
      atOnce(1, unknownOperations(count), async (body) => {
        const answer = await post(gateway.graphql, body);
        seen.times.push(answer.ms);
        const [code] = codesOf(answer);
        if (refusals.has(code)) return;
        seen.others += 1;
        if (seen.others <= 3) say(`${answer.status} ${code}: ${JSON.stringify(body).slice(0, 200)}`);
      });
    await ask(2_000, { times: [], others: 0 });
    const results = [];
    for (let round = 0; round < rounds; round += 1) {
      const seen = { times: [], others: 0 };
      await ask(isShort ? 400 : 4_000, seen);
      results.push(seen);
    }
    const sent = results.reduce((sum, { times }) => sum + times.length, 0);
    const others = results.reduce((sum, seen) => sum + seen.others, 0);
    // Other work of the machine makes a round slower, and none faster.
    const p99 = Math.min(...results.map(({ times }) => percentile(times, 0.99)));
    return {
      of: 3,
      figure: `${sent - others} of ${sent} refused, p99 ${inMs(p99)} in the best of ${rounds} rounds`,
      isKept: others === 0 && p99 < maxMs,
    };
  } finally {
    await gateway.stop();
  }
};
