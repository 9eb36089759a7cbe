import { builder } from '../builder/builder.ts';
import type {
  MyApplication,
  Category,
  CityCategory,
  MyContributions,
  Country,
  JobOffer,
  JobOfferFacets,
  Average,
  CustomerAvailability,
  SignUpTime,
  Lead,
  MoreJobOffer,
  Partner,
  Product,
  RedirectLink,
  Ratings,
  Review,
  ReviewOpportunity,
  EndedAlert,
  SavedSearch,
  MyJobOffer,
  User,
  UserLanguage,
  UserMetadata,
  Post,
} from '../rest/rows.ts';
import type { GraphQLResolveInfo } from 'graphql';
import { selectedFields } from '../builder/selection.ts';
import { connectionType, type Connection } from '../builder/connection.ts';

/** How far the signed-in user's application for an offer is. */
interface UserApplication extends MyApplication {
  readonly offerId: number;
}

export const ApplicationRef = builder.objectRef<UserApplication>('Application');

export const ApplicationStageRef = builder.enumType('ApplicationStage', {
  description: 'How far an application is, as the user reports it.',
  values: {
    APPLIED: { value: 'applied', description: 'The user applied.' },
    DOCUMENTS: { value: 'documents', description: 'The company asked for documents, or has them.' },
    APPROVED: { value: 'approved', description: 'The company approved the user, who can start.' },
    FIRST_PAYOUT: { value: 'first_payout', description: 'The user was paid for the first time.' },
    ENDED: { value: 'ended', description: 'The user gave up, or was refused.' },
  } as const,
});

export const CategoryRef = builder.objectRef<Category>('Category');

export const CityCategoryRef = builder.objectRef<CityCategory>('CityCategory');

export const CityCategorySortRef = builder.enumType('CityCategorySort', {
  description: 'The order of the categories of a city.',
  values: {
    PARTNERS_COUNT: {
      value: 'partners_count',
      description: 'The number of partners with offers there, most first.',
    },
  },
});

export const OwnContributionsRef = builder.objectRef<MyContributions>('OwnContributions');

export const CountryRef = builder.objectRef<Country>('Country');

export const JobOfferRef = builder.objectRef<JobOffer>('JobOffer');

export const MoreJobOfferRef = builder.objectRef<MoreJobOffer>('MoreJobOffer');

export const OfferRef = builder.interfaceRef<JobOffer | MoreJobOffer>('Offer');

/** A page of offers, with the facets of the list if the query selects them. */
export interface JobOfferConnection extends Connection<JobOffer> {
  readonly facets?: JobOfferFacets | undefined;
}

export const JobOfferConnectionRef = connectionType('JobOffer', JobOfferRef, 'job offers');

export const JobOfferTypeRef = builder.enumType('JobOfferType', {
  description: 'The working hours of a gig.',
  values: {
    PART_TIME: { value: 'part-time', description: 'Some hours on several days of the week.' },
    WEEKEND: { value: 'weekend', description: 'Saturdays and Sundays.' },
    STUDENT: { value: 'student', description: 'Alongside studies.' },
    FREELANCE: { value: 'freelance', description: 'Self-employed, with flexible hours.' },
    FULL_TIME: { value: 'full-time', description: 'A full working week.' },
  } as const,
});

export const JobOfferSortRef = builder.enumType('JobOfferSort', {
  description:
    'The order of a list of offers. Averages count from 5 contributions on; offers with fewer follow by weight.',
  values: {
    WEIGHT: { value: 'weight', description: 'By what partners pay, `price`, highest first.' },
    RATING: { value: 'rating', description: 'Highest rating first.' },
    EARNING: { value: 'earning', description: 'Highest hourly earnings first.' },
    NET_PAY: { value: 'net', description: 'Most left of the hourly earnings first: see `NetPay`.' },
    COST_TO_START: { value: 'cost', description: 'Lowest cost to start first.' },
    SIGN_UP_TIME: { value: 'sign_up', description: 'Shortest sign-up first.' },
  } as const,
});

export const JobOfferStatusRef = builder.enumType('JobOfferStatus', {
  description:
    'Whether an offer is open, as its source says. Whether visitors can apply is `takesApplications`.',
  values: {
    LIVE: {
      value: 'live',
      description:
        'The offer is open, but takes no applications any more when `validThrough` is past: see `takesApplications`.',
    },
    EXPIRED: {
      value: 'expired',
      description: 'The offer has ended: `createLead` refuses with the code `EXPIRED`.',
    },
  } as const,
});

export const EarningRef = builder.objectRef<Average>('Earning');

export const CostToStartRef = builder.objectRef<Average>('CostToStart');

export const SignUpTimeRef = builder.objectRef<SignUpTime>('SignUpTime');

export const CustomerAvailabilityRef = builder.objectRef<CustomerAvailability>('CustomerAvailability');

export const SignUpTimeChoiceRef = builder.enumType('SignUpTimeChoice', {
  description: 'How long it took from signing up to the first gig.',
  values: {
    ONE_DAY: { value: '1_day', description: 'A day.' },
    TWO_OR_THREE_DAYS: { value: '2_3_days', description: 'Two or three days.' },
    ONE_WEEK: { value: '1_week', description: 'A week.' },
    TWO_WEEKS: { value: '2_weeks', description: 'Two weeks.' },
    LONGER: { value: 'longer', description: 'More than two weeks.' },
  } as const,
});

export const CustomerAvailabilityChoiceRef = builder.enumType('CustomerAvailabilityChoice', {
  description: 'How easily customers were found.',
  values: {
    LOW: { value: 'low', description: 'Hardly.' },
    MEDIUM: { value: 'medium', description: 'With patience.' },
    HIGH: { value: 'high', description: 'Easily.' },
  } as const,
});

/** An application with the key of its offer. */
export interface RecordedLead extends Lead {
  readonly offerId: number | string;
}

export const LeadRef = builder.objectRef<RecordedLead>('Lead');

/** A company in a country or a city, or everywhere when both are null. */
interface PartnerPlace {
  readonly partner: Partner;
  readonly country: Country | null;
  /** The code of the country in lower case, as the services expect it. */
  readonly countryCode: string | null;
  readonly citySlug: string | null;
}

export const PartnerPlaceRef = builder.objectRef<PartnerPlace>('PartnerPlace');

export const ProductRef = builder.objectRef<Product>('Product');

export const RedirectLinkRef = builder.objectRef<RedirectLink>('RedirectLink');

export const RatingSummaryRef = builder.objectRef<Ratings>('RatingSummary');

export const ReviewRef = builder.objectRef<Review>('Review');

export const ReviewOrderRef = builder.enumType('ReviewOrder', {
  description: 'The order of a list of reviews.',
  values: {
    NEWEST: { value: 'newest', description: 'Newest first.' },
    MOST_HELPFUL: { value: 'helpful', description: 'Those that most users found helpful first.' },
    OWN_LANGUAGE: {
      value: 'own',
      description: 'Those in the language of the request first, each part newest first.',
    },
  } as const,
});

/** A page of reviews, with the ratings of the whole list if the query selects them. */
export type ReviewConnection = Connection<Review> & { readonly ratings?: Ratings | undefined };

export const ReviewConnectionRef = connectionType('Review', ReviewRef, 'reviews');

export const ReviewOpportunityRef = builder.objectRef<ReviewOpportunity>('ReviewOpportunity');

export const SavedSearchRef = builder.objectRef<SavedSearch>('SavedSearch');
export const EndedAlertRef = builder.objectRef<EndedAlert>('EndedAlert');

/** The signed-in user. The account is loaded when a field needs it, unless a mutation already has it. */
export interface Viewer {
  readonly account: User | null;
}

export const UserRef = builder.objectRef<Viewer>('User');

export const UserMetadataRef = builder.objectRef<UserMetadata>('UserMetadata');

export const UserLanguageRef = builder.objectRef<UserLanguage>('UserLanguage');

export const UserJobOfferRef = builder.objectRef<MyJobOffer>('UserJobOffer');

export const UserJobOfferConnectionRef = connectionType(
  'UserJobOffer',
  UserJobOfferRef,
  'offers the user applied for or reviewed',
);

export const GenderRef = builder.enumType('Gender', {
  description: 'How a user wants to be addressed.',
  values: {
    OTHER: { value: 'other', description: 'In another way.' },
    MALE: { value: 'male', description: 'As a man.' },
    FEMALE: { value: 'female', description: 'As a woman.' },
  } as const,
});

export const LanguageLevelRef = builder.enumType('LanguageLevel', {
  description: 'How well a user speaks a language.',
  values: {
    BASIC: { value: 'basic', description: 'Simple sentences.' },
    CONVERSATIONAL: { value: 'conversational', description: 'Everyday talk.' },
    FLUENT: { value: 'fluent', description: 'Without effort.' },
    NATIVE: { value: 'native', description: 'Since childhood.' },
  } as const,
});

export const IdentityProviderRef = builder.enumType('IdentityProvider', {
  description: 'How a user signs in.',
  values: {
    COGNITO: { value: 'cognito', description: 'With an email address and a password.' },
    AUTH0: { value: 'auth0', description: 'With an email address and a password, in a former system.' },
    GOOGLE: { value: 'google', description: 'With a Google account.' },
    FACEBOOK: { value: 'facebook', description: 'With a Facebook account.' },
  } as const,
});

export const PostRef = builder.objectRef<Post>('Post');

export const PostConnectionRef = connectionType('Post', PostRef, 'posts');

/** The parts to load with posts because the query selects them. */
export const postExpansion = (info: GraphQLResolveInfo, ...path: readonly string[]): string =>
  ['body', 'city'].filter((field) => selectedFields(info, ...path).has(field)).join(',');
