import { RedirectException, type Match, type RouteObject } from 'found';
import { page } from '../../routing/page.tsx';
import { deskPath, pathFor, profilePath } from '../../paths/paths.ts';
import { languageOf } from '../../routing/routingContext.ts';

/** A path that redirects to the first of the pages below it. */
const redirectFrom = (path: string, to: string): RouteObject => ({
  path,
  shell: {},
  render: ({ match }: { match: Match }) => {
    throw new RedirectException(pathFor(languageOf(match), to) + match.location.search, 301);
  },
});

/** The pages of the visitor's account. */
export const accountRoutes: RouteObject[] = [
  redirectFrom('my-desk', deskPath),
  page({
    path: 'my-desk/jobs',
    isPrivate: true,
    load: () => import('./desk/DeskPage.tsx').then((m) => ({ Component: m.DeskPage })),
  }),
  page({
    path: 'my-desk/saved',
    isPrivate: true,
    load: () => import('./saved/SavedPage.tsx').then((m) => ({ Component: m.SavedPage })),
  }),
  redirectFrom('profile', profilePath),
  ...['profile/user', 'profile/user/edit'].map((path) =>
    page({
      path,
      isPrivate: true,
      load: () => import('./profile/ProfilePage.tsx').then((m) => ({ Component: m.ProfilePage })),
    }),
  ),
  page({
    path: 'profile/employers',
    isPrivate: true,
    load: () => import('./employers/EmployersPage.tsx').then((m) => ({ Component: m.EmployersPage })),
  }),
];
