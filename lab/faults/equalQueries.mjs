import { startCounting } from '../promises/startCounting.mjs';
import { atOnce } from '../promises/figures.mjs';
import { codesOf, post } from '../promises/post.mjs';
import { startGateway } from '../promises/startGateway.mjs';

const count = 1_000;

/** A crowd asks the same at once. */
export const equalQueries = async () => {
  const counting = await startCounting();
  const gateway = await startGateway(counting.origin, { MAX_REQUESTS: '2000', PUBLIC_MAX_AGE_MS: '60000' });
  try {
    const ask = (slug) => post(gateway.graphql, { query: `{ city(slug: "${slug}") { name } }` });
    await ask('hamburg');
    await counting.callsSince();
    let failed = 0;
    await atOnce(count, Array(count).keys(), async () => {
      const answer = await ask('berlin');
      if (answer.status !== 200 || codesOf(answer).length > 0) failed += 1;
    });
    const calls = await counting.callsSince();
    return {
      of: 9,
      claim: `${count} equal queries at once make one call`,
      figure: `${calls} call, ${failed} failed`,
      isKept: calls === 1 && failed === 0,
    };
  } finally {
    await gateway.stop();
    await counting.stop();
  }
};
