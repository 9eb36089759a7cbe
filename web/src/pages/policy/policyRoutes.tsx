import type { RouteObject } from 'found';

export const policyRoutes: RouteObject[] = [];
