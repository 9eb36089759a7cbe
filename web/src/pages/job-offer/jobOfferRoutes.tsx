import type { RouteObject } from 'found';

export const jobOfferRoutes: RouteObject[] = [];
