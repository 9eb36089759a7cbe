import { HttpError, type RouteObject } from 'found';

/** The address of the not-found page itself; every other unknown address shows it too, in place. */
export const notFoundRoutes: RouteObject[] = [
  {
    path: '404',
    render: () => {
      throw new HttpError(404);
    },
  },
];
