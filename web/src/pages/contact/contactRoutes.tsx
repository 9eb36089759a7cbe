import type { RouteObject } from 'found';

export const contactRoutes: RouteObject[] = [];
