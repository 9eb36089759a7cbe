// Visitors of a drill, so that there is something that can fail.
import { randomUUID } from 'node:crypto';
import { signUp } from '../faults/signUp.mjs';
import { visits } from '../load/visits.mjs';
import { post } from '../promises/post.mjs';

const fullTimeOffers = { query: '{ city(slug: "berlin") { name } moreJobOffers(first: 1) { totalCount } }' };

const kinds = [
  { everyMs: 300, visit: ({ web }) => visits.page(web.origin) },
  { everyMs: 1_000, visit: ({ web }) => visits['page for a crawler'](web.origin) },
  { everyMs: 300, visit: ({ web }) => visits.query(web.origin) },
  { everyMs: 300, visit: ({ gateway }) => post(gateway.graphql, fullTimeOffers) },
  { everyMs: 500, visit: ({ web }) => visits.lead(web.origin) },
  {
    everyMs: 1_000,
    visit: ({ services }, at) => signUp(services.identity, `${randomUUID()}@example.org`, at),
  },
];

/** Lets visitors come at a steady rate, whatever becomes of them. @returns a function that ends this */
export const startVisitors = (product) => {
  const timers = kinds.map(({ everyMs, visit }) => {
    let at = 0;
    const once = async () => {
      const answer = await visit(product, (at += 1));
      if (answer instanceof Response) await answer.arrayBuffer();
    };
    return setInterval(() => void once().catch(() => {}), everyMs);
  });
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
};
