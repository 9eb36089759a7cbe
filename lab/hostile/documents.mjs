import { sharedServices } from '../promises/sharedServices.mjs';
import { hostileDocuments } from '../../gateway/test/hostileDocuments.ts';
import { figuresOf } from '../bench/processes/processFigures.mjs';
import { atOnce, inMs } from '../promises/figures.mjs';
import { codesOf, post } from '../promises/post.mjs';
import { startGateway } from '../promises/startGateway.mjs';
import { say } from '../../scripts/runtime.mjs';

const clients = 8;
const maxStallMs = 50;
const maxGrowthMb = 64;

/** After so many documents of any kind the heap has its size, and what runs often is compiled. Neither is growth. */
const warmUp = 5_000;

/** Documents of as many root fields as a body holds: 132 of them once ended a gateway. */
function* largeDocuments(count) {
  for (let at = 0; at < count; at += 1) yield { query: `{ ${`languages { id } # ${at}\n`.repeat(2_500)} }` };
}

const attack = async (gateway, documents, seen) =>
  atOnce(clients, documents, async ({ query }) => {
    const answer = await post(gateway.graphql, { query });
    seen[answer.status] = (seen[answer.status] ?? 0) + 1;
    const isUnexpected = codesOf(answer).some((code) => ['INTERNAL_SERVER_ERROR', 'none'].includes(code));
    if (answer.status < 500 && !isUnexpected) return;
    seen.unexpected += 1;
    if (seen.unexpected <= 3) say(`${answer.status}: ${query.slice(0, 200)} … ${answer.text.slice(0, 200)}`);
  });

/** Sends hostile documents of every kind to an open gateway, and watches its event loop and its memory. */
export const documents = async ({ isShort }) => {
  const count = isShort ? 1_000 : 10_000;
  const gateway = await startGateway((await sharedServices()).origin, { OPERATIONS: 'open' });
  try {
    await attack(gateway, hostileDocuments(warmUp, 1), { unexpected: 0 });
    await gateway.longestStall();
    const before = figuresOf(gateway.pid).rssMb;
    const seen = { unexpected: 0 };
    await attack(gateway, hostileDocuments(count, 2), seen);
    await attack(gateway, largeDocuments(count / 50), seen);
    const stall = await gateway.longestStall();
    const growth = figuresOf(gateway.pid).rssMb - before;
    const { unexpected, ...statuses } = seen;
    return {
      of: 2,
      figure: `${JSON.stringify(statuses)}, ${unexpected} unexpected, longest stall ${inMs(stall)}, ${growth.toFixed(1)} MB`,
      isKept: unexpected === 0 && stall <= maxStallMs && growth < maxGrowthMb,
    };
  } finally {
    await gateway.stop();
  }
};
