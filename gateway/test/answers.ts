import type { Answer } from './fakeRest.ts';
import {
  cityCategoryRow,
  cityRow,
  metadataRow,
  moreJobPage,
  moreJobRow,
  myOfferRow,
  offerRow,
  pageOf,
  partnerRow,
  postRow,
  reviewRow,
  ownDataRow,
  userRow,
} from './rows.ts';

/** One row for each path with the slug `x`, and lists of one row. */
export const answers = {
  '/web-api/en/cities': pageOf([cityRow()]),
  '/web-api/en/cities/top': pageOf([cityRow()]),
  '/web-api/en/cities/slug/x': cityRow(),
  '/web-api/en/city_categories': pageOf([cityCategoryRow()]),
  '/web-api/en/partners': pageOf([partnerRow()]),
  '/web-api/en/partners/slug/x': partnerRow(),
  '/web-api/en/job-offer': offerRow(),
  '/web-api/en/job_offers': pageOf([offerRow()]),
  '/web-api/en/reviews/latest': pageOf([reviewRow()]),
  '/web-api/en/posts': pageOf([postRow()]),
  '/web-api/en/posts/': pageOf([postRow()]),
  '/web-api/en/posts/job_offer': pageOf([postRow()]),
  '/more-jobs-api/job-offer': moreJobRow(),
  '/more-jobs-api/job-offers': moreJobPage([moreJobRow()]),
  '/web-api/en/my/user': userRow(),
  '/web-api/en/my/user/avatar': userRow(),
  '/web-api/en/my/user/data': ownDataRow(),
  '/web-api/en/my/user/save': userRow(),
  '/web-api/en/my/user/metadata/': metadataRow(),
  '/web-api/en/my/languages': pageOf([
    { id: 'de', name: 'German', title: 'Deutsch', level: 'fluent', userId: 'u-1' },
  ]),
  '/web-api/en/my/job_offers': pageOf([myOfferRow()]),
  '/web-api/en/my/saved_offers': pageOf([offerRow()]),
} satisfies Readonly<Record<string, Answer>>;
