import { HttpError, type RouteObject } from 'found';
import { prefixLanguages } from '../i18n/languages.ts';
import {
  aboutRoutes,
  blogPostRoutes,
  blogRoutes,
  calculatorRoutes,
  cityCategoryRoutes,
  cityRoutes,
  companiesRoutes,
  companyRoutes,
  compareRoutes,
  contactRoutes,
  directRoutes,
  homeRoutes,
  jobOfferRoutes,
  jobRequirementsRoutes,
  moreJobOfferRoutes,
  moreJobsRoutes,
  nearMeRoutes,
  notFoundRoutes,
  offlineRoutes,
  policyRoutes,
  redirectMoreJobsRoutes,
  redirectRoutes,
  searchRoutes,
  termsRoutes,
} from '../pages/pageRoutes.tsx';
import { accountRoutes } from '../pages/account/accountRoutes.tsx';
import { shellRoute } from '../shell/shellRoute.tsx';
import { footerRoute } from '../shell/footerRoute.tsx';
import { shellSlots } from './shellSlots.tsx';

const renderNotFound = (): never => {
  throw new HttpError(404);
};

/** The routes whose paths begin with a fixed word, in the order in which the router tries them. */
const wordRoutes: RouteObject[] = [
  ...aboutRoutes,
  ...contactRoutes,
  ...accountRoutes,
  ...termsRoutes,
  ...policyRoutes,
  ...offlineRoutes,
  ...blogRoutes,
  ...blogPostRoutes,
  ...redirectMoreJobsRoutes,
  ...redirectRoutes,
  ...directRoutes,
  ...moreJobsRoutes,
  ...moreJobOfferRoutes,
  ...companiesRoutes,
  ...companyRoutes,
  ...compareRoutes,
  ...jobRequirementsRoutes,
  ...searchRoutes,
  ...nearMeRoutes,
  ...calculatorRoutes,
  ...notFoundRoutes,
];

/** The first words of these paths: `more-jobs` of `more-jobs/:page?`. No city has such a name. */
export const reservedFirstWords = [
  ...new Set(wordRoutes.flatMap(({ path }) => /^[a-z0-9]+(?:-[a-z0-9]+)*/.exec(path ?? '')?.[0] ?? [])),
];

/** A path that begins with a reserved word and matches none of its routes is not found. */
const reservedRoute: RouteObject = {
  path: `:reserved(${reservedFirstWords.join('|')})/:rest(.*)?`,
  shell: {},
  render: renderNotFound,
};

const everythingElse: RouteObject = { path: ':rest(.*)', shell: {}, render: renderNotFound };

/** All pages, in the order in which the router tries them. */
const pageRoutes: RouteObject[] = [
  ...homeRoutes,
  ...wordRoutes,
  reservedRoute,
  ...cityRoutes,
  ...cityCategoryRoutes,
  ...jobOfferRoutes,
  everythingElse,
];

export const routes: RouteObject[] = [
  {
    ...footerRoute,
    path: `/:lang(${prefixLanguages.join('|')})?`,
    children: [{ ...shellRoute(shellSlots), children: pageRoutes }],
  },
];
