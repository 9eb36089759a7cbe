import { getRequest } from 'relay-runtime';
import { locationQuery, nearbyQuery } from '../../shell/footer/lookUpNearVisitor.ts';

/** The queries for the place of a visitor and the cities near it, which the browser sends too. */
export const nearVisitorQueries = { location: getRequest(locationQuery), nearby: getRequest(nearbyQuery) };
