import type { RouteObject } from 'found';

export const termsRoutes: RouteObject[] = [];
