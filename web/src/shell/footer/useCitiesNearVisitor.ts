import { useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { NearbyCity } from './lookUpNearVisitor.ts';

interface Found {
  readonly waiting: boolean;
  readonly cities: readonly NearbyCity[] | null;
}

// Visitors rarely move while they use the site, so one answer serves all pages.
let known: Found | undefined;
let pending: Promise<Found> | undefined;

/** The cities near the visitor, if already looked up: undefined before that, empty when none were found. */
export const citiesNearVisitor = (): readonly NearbyCity[] | undefined =>
  known === undefined ? undefined : (known.cities ?? []);

// Failures are ignored, because the list is optional. Loaded late, because most pages are about a city and look up none.
const lookUpOnce = (environment: IEnvironment): Promise<Found> =>
  import('./lookUpNearVisitor.ts')
    .then(({ lookUpNearVisitor }) => lookUpNearVisitor(environment))
    .catch(() => null)
    .then((cities) => (known = { waiting: false, cities }));

/** Looks up the cities near the visitor, unless that has been done. */
export const findCitiesNearVisitor = (environment: IEnvironment): Promise<Found> => {
  pending ??= lookUpOnce(environment);
  return pending;
};

/** The cities near the visitor, looked up after the page is rendered; null when unknown. */
export const useCitiesNearVisitor = (wanted: boolean): Found => {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState<Found>(known ?? { waiting: true, cities: null });
  useEffect(() => {
    if (!wanted) return undefined;
    let current = true;
    void findCitiesNearVisitor(environment).then((answer) => {
      if (current) setFound(answer);
    });
    return () => {
      current = false;
    };
  }, [environment, wanted]);
  return found;
};
