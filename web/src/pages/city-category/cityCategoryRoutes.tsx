import type { RouteObject } from 'found';

export const cityCategoryRoutes: RouteObject[] = [];
