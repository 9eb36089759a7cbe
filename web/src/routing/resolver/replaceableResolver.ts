import type { Match } from 'found';
import { PageResolver } from './PageResolver.ts';
import type { Environment } from 'relay-runtime';

/** A resolver of routes whose environment can be replaced, so that no data of the previous one are used. */
export const replaceableResolver = (environment: Environment) => {
  let resolver = new PageResolver(environment);
  return {
    replaceEnvironment: (next: Environment): void => {
      resolver = new PageResolver(next);
    },
    resolveElements: (match: Match) => resolver.resolveElements(match),
  };
};
