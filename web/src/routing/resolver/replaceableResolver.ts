import type { Match } from 'found';
import { PageResolver } from './PageResolver.ts';
import type { Environment } from 'relay-runtime';

/** Called when a page is about to replace the one that is shown. It appears once the promise resolves. */
export type BeforePage = (match: Match) => Promise<void> | undefined;

/** A resolver of routes whose environment can be replaced, so that no data of the previous one are used. */
export const replaceableResolver = (environment: Environment) => {
  let resolver = new PageResolver(environment);
  let beforePage: BeforePage | undefined;
  return {
    replaceEnvironment: (next: Environment): void => {
      resolver = new PageResolver(next);
    },
    onPage: (next: BeforePage): void => {
      beforePage = next;
    },
    async *resolveElements(match: Match) {
      for await (const elements of resolver.resolveElements(match)) {
        if (elements && beforePage) await beforePage(match);
        yield elements;
      }
    },
  };
};
