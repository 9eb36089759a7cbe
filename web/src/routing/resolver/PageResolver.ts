import type { Match } from 'found';
import { Resolver } from 'found-relay';
import { pageRouteOf } from '../foundTypes.ts';

/** Resolves routes once the code of their page is loaded, because the page's query is part of it. */
export class PageResolver extends Resolver {
  override async *resolveElements(match: Match) {
    const loading = pageRouteOf(match.routes).loadPage?.();
    if (loading) {
      // The previous page stays meanwhile.
      yield undefined;
      await loading;
    }
    yield* super.resolveElements(match);
  }
}
