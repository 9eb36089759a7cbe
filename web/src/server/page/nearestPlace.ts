import { setTimeout as pause } from 'node:timers/promises';
import type { lookUpNearVisitor_LocationQuery } from '../../__generated__/lookUpNearVisitor_LocationQuery.graphql.ts';
import type { lookUpNearVisitor_NearbyQuery } from '../../__generated__/lookUpNearVisitor_NearbyQuery.graphql.ts';
import { moreJobsNear, searchFromQuery } from '../../features/more-jobs/search/moreJobSearch.ts';
import { moreJobsPath, pathFor } from '../../paths/paths.ts';
import { createAsk } from '../gateway/ask.ts';
import type { ServerConfig } from '../gateway/gatewayAccess.ts';
import type { Renderer } from '../renderer.ts';
import type { PageCaller, PageVisit } from './renderAnswer.ts';

interface Options {
  readonly config: ServerConfig;
  readonly renderer: Renderer;
  readonly onFault: (error: unknown) => void;
}

/** Whether an address is that of the full-time offers without a place, which visitors get near them. */
export const lacksPlace = ({ url, language }: Pick<PageVisit, 'url' | 'language'>): boolean => {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  return (
    pathname === pathFor(language, moreJobsPath()) &&
    !searchFromQuery(Object.fromEntries(searchParams)).chosen
  );
};

/**
 * Returns a function that resolves with the address of the full-time offers in the city nearest to the visitor; null for
 * programs, and when no city is found in time.
 */
export const createNearestPlace = ({ config, renderer, onFault }: Options) => {
  const lookUp = async (
    { url, language, clientClass }: PageVisit,
    { forwardedFor }: PageCaller,
    signal: AbortSignal,
  ): Promise<string | null> => {
    const { nearVisitorQueries } = await renderer.entry();
    const ask = createAsk(config, { clientClass, forwardedFor, signal });
    const { location } = await ask<lookUpNearVisitor_LocationQuery>(
      nearVisitorQueries.location,
      language,
      {},
    );
    if (!location?.succeeded) return null;
    const { latitude, longitude } = location;
    const { nearbyCities } = await ask<lookUpNearVisitor_NearbyQuery>(nearVisitorQueries.nearby, language, {
      latitude,
      longitude,
    });
    const nearest = nearbyCities?.[0];
    return nearest ? pathFor(language, moreJobsNear(nearest, new URL(url, 'http://localhost').search)) : null;
  };
  return async (visit: PageVisit, caller: PageCaller, left: AbortSignal): Promise<string | null> => {
    if (visit.clientClass === 'bot') return null;
    const ended = new AbortController();
    const signal = AbortSignal.any([left, ended.signal]);
    const found = lookUp(visit, caller, signal).catch((error: unknown) => {
      if (!signal.aborted) onFault(error);
      return null;
    });
    try {
      return await Promise.race([found, pause(config.patience.pageMs, null, { ref: false })]);
    } finally {
      ended.abort();
    }
  };
};
