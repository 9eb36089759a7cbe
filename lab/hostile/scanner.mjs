import { scans } from './scans.mjs';
import { sharedServices } from '../promises/sharedServices.mjs';
import { startWeb } from '../promises/startWeb.mjs';
import { startGateway } from '../promises/startGateway.mjs';

const flagsOf = async (url) => {
  const flags = [];
  for (const [name, isFlagged] of Object.entries(scans)) if (await isFlagged(url)) flags.push(name);
  return flags;
};

const resultOf = (where, flags, allowed) => ({
  of: 5,
  claim: `scanners find nothing in ${where}${allowed.length > 0 ? ` but ${allowed.join(', ')}` : ''}`,
  figure: `${flags.length} of ${Object.keys(scans).length} checks flag it${flags.length > 0 ? `: ${flags.join(', ')}` : ''}`,
  isKept: flags.every((flag) => allowed.includes(flag)),
});

/**
 * What an open gateway is for: it shows its graph, so suggestions tell nothing more, and answers queries by GET, which no other site can read.
 */
const openOn = ['introspection', 'GraphiQL', 'suggestions', 'suggestions of arguments', 'queries by GET'];

/** Scans an open gateway, one with the operations of the site only, and the site. */
export const scanner = async () => {
  const { origin } = await sharedServices();
  const open = await startGateway(origin, { OPERATIONS: 'open' });
  const persisted = await startGateway(origin, { OPERATIONS: 'persisted' });
  const web = await startWeb({ gateway: open.graphql, services: origin });
  try {
    return [
      resultOf('an open gateway', await flagsOf(open.graphql), openOn),
      resultOf('a gateway with the operations of the site', await flagsOf(persisted.graphql), []),
      resultOf('the site', await flagsOf(`${web.origin}/graphql?lang=en`), []),
    ];
  } finally {
    for (const { stop } of [web, persisted, open]) await stop();
  }
};
