import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { disguisesOf } from './disguises.mjs';
import { operationsOf, seededRandom } from '../bench/expensive/randomOperation.mjs';
import { codesOf, post } from '../promises/post.mjs';
import { startCounting } from '../promises/startCounting.mjs';
import { startGateway } from '../promises/startGateway.mjs';
import { root, say } from '../../scripts/runtime.mjs';

/** MAX_CALLS: what one request may call. */
const maxCalls = 50;

/** Once cost 32 seconds of CPU and 3,934 calls. */
const known =
  '{ cities(first: 170) { edges { node { categories { jobOffers(first: 1) { totalCount } } } } } }';

/** Lists within lists, which are refused, in every disguise; and random operations, which may make few calls. */
export const costs = async ({ isShort }) => {
  const schema = buildSchema(readFileSync(join(root, 'schema/schema.graphql'), 'utf8'));
  const random = seededRandom(4);
  const operations = operationsOf(schema, random);
  const counting = await startCounting();
  const gateway = await startGateway(counting.origin, { OPERATIONS: 'open', MAX_CALLS: String(maxCalls) });
  const seen = { refused: 0, disguises: 0, bypasses: 0, allowed: 0, mostCalls: 0 };
  const isTooCostly = (answer) => codesOf(answer).includes('OPERATION_TOO_COMPLEX');
  const ask = async (body) => {
    const answer = await post(gateway.graphql, body);
    seen.mostCalls = Math.max(seen.mostCalls, await counting.callsSince());
    return answer;
  };
  const attackWith = async (query) => {
    if (!isTooCostly(await ask({ query }))) {
      seen.allowed += 1;
      return;
    }
    seen.refused += 1;
    for (const [name, body] of Object.entries(disguisesOf(query, schema))) {
      seen.disguises += 1;
      const answer = await ask(body);
      if (isTooCostly(answer)) continue;
      seen.bypasses += 1;
      if (seen.bypasses <= 3)
        say(`${name}: ${JSON.stringify(body).slice(0, 300)}: ${answer.text.slice(0, 200)}`);
    }
  };
  try {
    await counting.callsSince();
    await attackWith(known);
    for (let made = 0; made < (isShort ? 60 : 600); made += 1)
      await attackWith(operations.print(operations.make()));
    const { refused, disguises, bypasses, allowed, mostCalls } = seen;
    return {
      of: 4,
      figure: `${bypasses} of ${disguises} disguises of ${refused} refused operations answered; at most ${mostCalls} calls by ${allowed} others`,
      isKept: bypasses === 0 && refused > 0 && mostCalls <= maxCalls,
    };
  } finally {
    await gateway.stop();
    await counting.stop();
  }
};
