import type { RouteObject } from 'found';

export const aboutRoutes: RouteObject[] = [];
