import type { Match } from 'found';
import { PageResolver } from './PageResolver.ts';
import type { Environment } from 'relay-runtime';

/** Resolves routes with an environment that can be replaced, so that no data of the previous one are used. */
export class ReplaceableResolver {
  #resolver: PageResolver;

  constructor(environment: Environment) {
    this.#resolver = new PageResolver(environment);
  }

  replaceEnvironment(environment: Environment): void {
    this.#resolver = new PageResolver(environment);
  }

  resolveElements(match: Match) {
    return this.#resolver.resolveElements(match);
  }
}
