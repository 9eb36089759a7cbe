import { HttpError, type RouteObject } from 'found';
import { prefixLanguages } from '../i18n/languages.ts';
import { aboutRoutes } from '../pages/about/aboutRoutes.tsx';
import { accountRoutes } from '../pages/account/accountRoutes.tsx';
import { blogPostRoutes } from '../pages/blog-post/blogPostRoutes.tsx';
import { blogRoutes } from '../pages/blog/blogRoutes.tsx';
import { cityCategoryRoutes } from '../pages/city-category/cityCategoryRoutes.tsx';
import { cityRoutes } from '../pages/city/cityRoutes.tsx';
import { companiesRoutes } from '../pages/companies/companiesRoutes.tsx';
import { companyRoutes } from '../pages/company/companyRoutes.tsx';
import { compareRoutes } from '../pages/compare/compareRoutes.tsx';
import { contactRoutes } from '../pages/contact/contactRoutes.tsx';
import { directRoutes } from '../pages/direct/directRoutes.tsx';
import { homeRoutes } from '../pages/home/homeRoutes.tsx';
import { jobOfferRoutes } from '../pages/job-offer/jobOfferRoutes.tsx';
import { jobRequirementsRoutes } from '../pages/job-requirements/jobRequirementsRoutes.tsx';
import { moreJobOfferRoutes } from '../pages/more-job-offer/moreJobOfferRoutes.tsx';
import { moreJobsRoutes } from '../pages/more-jobs/moreJobsRoutes.tsx';
import { notFoundRoutes } from '../pages/not-found/notFoundRoutes.tsx';
import { policyRoutes } from '../pages/policy/policyRoutes.tsx';
import { redirectMoreJobsRoutes } from '../pages/redirect-more-jobs/redirectMoreJobsRoutes.tsx';
import { redirectRoutes } from '../pages/redirect/redirectRoutes.tsx';
import { termsRoutes } from '../pages/terms/termsRoutes.tsx';
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
