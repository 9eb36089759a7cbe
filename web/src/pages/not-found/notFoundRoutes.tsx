import type { RouteObject } from 'found';

export const notFoundRoutes: RouteObject[] = [];
