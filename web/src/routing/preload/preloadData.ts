import type { Match } from 'found';
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import { cacheConfigOf, roleIn } from '../../relay/operationRole.ts';
import type { SiteEnvironment } from '../../relay/SiteEnvironment.ts';
import { pageRouteOf } from '../foundTypes.ts';
import type { RoutingContext } from '../routingContext.ts';
import { savesData } from './connection.ts';

/** Loads the data of a page before it is opened. Not those of users, nor for visitors who save data. */
export const preloadData = async (
  environment: SiteEnvironment,
  match: Match<RoutingContext>,
): Promise<void> => {
  const route = pageRouteOf(match.routes);
  if (route.isPrivate !== false || savesData()) return;
  await route.loadPage?.();
  const query = route.getOptions?.()?.query;
  if (query === undefined || !route.prepareVariables) return;
  const operation = createOperationDescriptor(
    getRequest(query),
    route.prepareVariables(match.params, match),
    cacheConfigOf({ ...roleIn(route.getCacheConfig?.() ?? {}), preload: true }),
  );
  await environment.preload(operation);
};
