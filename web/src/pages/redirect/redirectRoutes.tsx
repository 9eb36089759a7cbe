import type { RouteObject } from 'found';

export const redirectRoutes: RouteObject[] = [];
