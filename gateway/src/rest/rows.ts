import type {
  components as MoreJobsComponents,
  operations as MoreJobsOperations,
} from './__generated__/more-jobs-api.ts';
import type { components as SalesComponents } from './__generated__/sales-api.ts';
import type { components as WebComponents, operations as WebOperations } from './__generated__/web-api.ts';

/** The rows of the REST services under the names that the gateway uses, generated from the printed contracts. */
type Web = WebComponents['schemas'];

export type Country = Web['Country'];
export type Category = Web['CategoryReference'];
export type City = Web['City'];
/** A city, which lacks its texts where it comes from a list. */
export type ListedCity = City & { readonly lacksTexts?: true; readonly lacksLocation?: true };
/** The fields of a city that other rows contain. */
export type CityBrief = Web['CityReference'] & {
  readonly country?: Country;
  readonly state?: string | null;
  readonly latitude?: number;
  readonly longitude?: number;
};
/** The list of gigs that a search means. */
export type MeantList = Web['MeantList'];
/** The range of the hourly earnings of a city's offers in one currency. */
export type EarningRange = Web['EarningRange'];
export type CityCategory = Web['CityCategory'];
/** The median of reported hourly earnings. */
export type Pay = Web['Pay'];
export type QuarterPay = Web['QuarterPay'];
/** What a category of a city earns, in one currency. */
export type CategoryPay = Web['CategoryPay'];
/** What the offers of a partner earn in a country, in one currency. */
export type CountryPay = Web['CountryPay'];
export type Partner = Web['Partner'];
/** One page of partners, with what it can be filtered by. */
export type PartnerPage = Web['PartnerList'];
/** What a list of partners can be filtered by, as far as the query selects it and the service has it. */
export type PartnerCounts = Pick<PartnerPage, 'categories' | 'countries' | 'ratings'>;
export type PartnerSort = NonNullable<
  NonNullable<WebOperations['listPartners']['parameters']['query']>['sort']
>;
/** The fields of a partner that other rows contain. */
export type PartnerBrief = Pick<Partner, 'id' | 'name' | 'slug'> &
  Partial<Pick<Partner, 'orgSlug' | 'countries' | 'website'>>;
export type JobOffer = Web['JobOffer'];
export type SavedSearch = Web['SavedSearch'];
export type EndedAlert = Web['EndedAlert'];
/** What the offers of a list must fulfil, as the services take it. */
export type JobOfferFilter = Web['OfferFilter'];
export type JobOfferFacets = Web['JobOfferFacets'];
export type JobOfferSort = NonNullable<
  NonNullable<WebOperations['listJobOffers']['parameters']['query']>['sort']
>;
type MoreJobs = MoreJobsComponents['schemas'];
export type MoreJobOffer = MoreJobs['MoreJobOffer'];
/** What full-time offers must fulfil besides their place and words, as the service takes it. */
export type MoreJobFilter = {
  readonly [Name in 'contract' | 'pay_from' | 'posted_within' | 'radius']:
    | NonNullable<MoreJobsOperations['listMoreJobOffers']['parameters']['query']>[Name]
    | undefined;
};
/** One page of full-time offers, with the key of the next page. */
export type MoreJobOfferPage = MoreJobs['MoreJobOfferList'];
/** Countries, states and cities of full-time offers. */
export type MoreJobFacets = MoreJobs['MoreJobFacets'];
/** A mean of reported amounts; `net` of earnings alone. */
export type Average = Web['Earning'];
export type NetPay = NonNullable<Average['net']>;
/** The amounts that are accepted as contributions to an offer. */
export type PlausibleAmounts = Web['PlausibleAmounts'];
export type SignUpTime = Web['SignUpTime'];
export type CustomerAvailability = Web['CustomerAvailability'];
export type Ratings = Web['PartnerCountryReview'] & { readonly ratingCounts?: readonly number[] };
/** What the user reported about an offer. */
export type MyContributions = Web['MyContributions'];
/** An offer about which the user reported something. */
export type MyReportedOffer = Web['MyReportedOffer'];
export type Product = Web['Product'];
export type CountryNetPay = Web['CountryNetPay'];
export type SiteTotals = Web['SiteTotals'];
export type Review = Web['Review'];
/** One page of reviews, with the ratings of the whole list on demand. */
export type ReviewPage = Web['ReviewList'];
export type ReviewOrder = NonNullable<
  NonNullable<WebOperations['listLatestReviews']['parameters']['query']>['sort']
>;
export type Post = Web['Post'];
export type Language = Web['Language'];
export type RedirectLink = Web['RedirectLink'];
export type User = Web['User'];
/** The answer to a call that has no other result. */
export type Done = Web['Done'];
export type UserMetadata = Web['UserMetadata'];
export type UserLanguage = Web['UserLanguage'];
export type MyJobOffer = Web['MyJobOffer'];
export type MyApplication = Web['MyApplication'];
export type ReviewOpportunity = Web['ReviewOpportunity'];
export type PageView = Web['PageView'];
export type Lead = SalesComponents['schemas']['Lead'];
/** The body that records a lead. */
export type LeadRequest = SalesComponents['schemas']['LeadRequest'];
