import type { RouteObject } from 'found';

export const homeRoutes: RouteObject[] = [];
