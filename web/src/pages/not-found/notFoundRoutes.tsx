import { HttpError, type RouteObject } from 'found';

/** The address of the not-found page itself; other unknown addresses show the page without a redirect. */
export const notFoundRoutes: RouteObject[] = [
  {
    path: '404',
    render: () => {
      throw new HttpError(404);
    },
  },
];
