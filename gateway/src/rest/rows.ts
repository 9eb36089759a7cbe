/** One page of a list. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly total: number;
  readonly page: number;
  readonly pageCount: number;
}

export interface Country {
  readonly countryCode: string;
  readonly name: string;
}

export interface CityBrief {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly orgSlug: string;
  readonly country?: Country;
}

export interface Category {
  readonly id: number;
  readonly slug: string;
  readonly orgSlug: string;
  readonly name: string;
}

export interface City extends CityBrief {
  readonly country: Country;
  readonly countryCode: string;
  readonly state: string | null;
  readonly latitude: number;
  readonly longitude: number;
  readonly header: string | null;
  readonly overview: string | null;
  readonly seoTitle: string | null;
  readonly seoDescription: string | null;
  readonly rating: number | null;
  readonly ratingCount: number;
  readonly jobOffersCount: number;
  readonly isRedirection: boolean;
  readonly topReviews?: readonly Review[];
}

export interface CityCategory {
  readonly id: string;
  readonly city: CityBrief;
  readonly category: Category;
  readonly header: string | null;
  readonly overview: string | null;
  readonly rating: number | null;
  readonly ratingCount: number;
  readonly jobOffersCount: number;
  readonly partnersCount: number;
}

export interface PartnerBrief {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly orgSlug?: string;
  readonly countries?: readonly Country[];
}

export interface Partner {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly orgSlug: string;
  readonly countries: readonly Country[];
  readonly description: string | null;
  readonly website: string | null;
  readonly rating: number | null;
  readonly ratingCount: number;
  readonly jobOffersCount: number;
}

export interface Average {
  readonly avg: number | null;
  readonly count: number;
  readonly currency: string;
}

export interface Shares {
  readonly count: number;
  readonly percents: Readonly<Record<string, number>>;
}

export interface Ratings {
  readonly rating: number | null;
  readonly ratingCount: number;
  readonly ratingCounts?: readonly number[];
}

export type JobOfferKind = 'part-time' | 'weekend' | 'student' | 'freelance' | 'full-time';

type OfferTexts = {
  readonly [
    field in
      | 'cardOverview'
      | 'cardTitle'
      | 'commonExpenses'
      | 'description'
      | 'earnings'
      | 'fees'
      | 'howToStart'
      | 'jobRequirementsDetails'
      | 'joiningBonus'
      | 'overview'
      | 'overviewHeader'
      | 'seoDescription'
      | 'seoKeywords'
      | 'seoTitle'
      | 'structuredData'
  ]?: string | null;
};

export interface JobOffer extends OfferTexts {
  readonly id: number;
  readonly status: 'live' | 'expired';
  readonly url: string;
  readonly city: CityBrief;
  readonly partner: PartnerBrief;
  readonly categories: readonly Category[];
  readonly type: JobOfferKind;
  readonly weight: number;
  readonly validThrough: string | null;
  readonly isVerified: boolean;
  readonly isMoreJob: boolean;
  readonly isDirectApply: boolean;
  readonly feedId: string | null;
  readonly slugTitle: string | null;
  readonly created: string;
  readonly review: Ratings;
  readonly review_partner_country?: Ratings;
  readonly costToStart?: Average;
  readonly earning?: Average;
  readonly signUpTime?: Shares;
  readonly customerAvailability?: Shares;
}

export interface Product {
  readonly id: number;
  readonly name: string;
  readonly description: string | null;
  readonly image: string | null;
  readonly url: string | null;
  readonly price: number | null;
  readonly currency: string | null;
}

export interface Review {
  readonly id: number;
  readonly username: string | null;
  readonly avatar: string | null;
  readonly rating: number;
  readonly reviewText: string | null;
  readonly language: string;
  readonly userId: string | null;
  readonly created: string;
  readonly city?: CityBrief;
  readonly partner?: PartnerBrief;
}

export interface Post {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly image: string | null;
  readonly excerpt: string | null;
  readonly body?: string | null;
  readonly created: string;
  readonly city?: CityBrief | null;
}

export interface Language {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly application: boolean;
  readonly uri: string;
}

export interface RedirectLink {
  readonly locale: string;
  readonly uri: string;
  readonly title: string | null;
}

export interface Lead {
  readonly id: string;
  readonly created: string;
  readonly userAnonymousId: string | null;
  readonly affiliate_url: string | null;
}

export interface IpLookup {
  readonly status: string;
  readonly lat?: number | null;
  readonly lon?: number | null;
  readonly country?: string | null;
}
