// Creates the requests of an operation: its variables, each with a language.
import { canonical, numberOf } from './canonical.mjs';
import { isRecorded } from './isRecorded.mjs';
import { cityVariables } from './variables/cities.mjs';
import { companyVariables } from './variables/companies.mjs';
import { moreJobVariables } from './variables/moreJobs.mjs';
import { offerVariables } from './variables/offers.mjs';
import { siteVariables } from './variables/site.mjs';
import { sitemapVariables } from './variables/sitemap.mjs';

/** Functions that create the requests of each operation from the sample data. */
export const variablesOf = {
  ...siteVariables,
  ...sitemapVariables,
  ...cityVariables,
  ...companyVariables,
  ...offerVariables,
  ...moreJobVariables,
};

/** Selects the variables that the operation declares; an older version may declare fewer. */
const declaredVariables = (operation, variables) =>
  Object.fromEntries(
    operation.variables.map((name) => {
      if (name in variables) return [name, variables[name]];
      throw new Error(
        `The variable ${name} of ${operation.name} has no value. Add one in lab/answers/variables.`,
      );
    }),
  );

/** All requests of an operation are sent if there are at most this many. */
const minRequests = 100;

/** Selects one of `share` requests, the same ones in every version. */
const takeShare = (requests, share) =>
  requests.length <= minRequests
    ? requests
    : requests.filter((request) => numberOf(canonical(request)) % share === 0);

/**
 * @param share one of this many requests is sent
 * @param renamed names of operations in an older version, each with the current name
 */
export const requestsOf = (operation, data, { share = 1, renamed = new Map() } = {}) => {
  const name = renamed.get(operation.name) ?? operation.name;
  if (!isRecorded(operation)) return [];
  if (!Object.hasOwn(variablesOf, name))
    throw new Error(
      `The operation ${name} has no variables. Add them in lab/answers/variables. If it was only renamed, pass --renamed.`,
    );
  const requests = new Map();
  for (const { language, client = 'human', variables } of takeShare(variablesOf[name](data), share)) {
    const request = { language, client, variables: declaredVariables(operation, variables) };
    requests.set(canonical(request), { operation, ...request });
  }
  return [...requests.values()];
};
