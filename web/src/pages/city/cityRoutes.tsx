import type { RouteObject } from 'found';

export const cityRoutes: RouteObject[] = [];
