import type { Match } from 'found';
import { Resolver } from 'found-relay';
import type { Environment } from 'relay-runtime';

/** Resolves routes with an environment that can be replaced, so that no data of the previous one are used. */
export class ReplaceableResolver {
  #resolver: Resolver;

  constructor(environment: Environment) {
    this.#resolver = new Resolver(environment);
  }

  replaceEnvironment(environment: Environment): void {
    this.#resolver = new Resolver(environment);
  }

  resolveElements(match: Match) {
    return this.#resolver.resolveElements(match);
  }
}
