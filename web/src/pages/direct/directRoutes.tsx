import type { RouteObject } from 'found';

export const directRoutes: RouteObject[] = [];
