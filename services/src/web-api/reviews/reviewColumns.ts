import { sql, type SQL } from 'drizzle-orm';
import type { Static } from 'typebox';
import { instant } from '../../sql/instant.ts';
import type { Language } from '../../rest/language.ts';
import { country } from '../../sql/references.ts';
import type { Review } from './reviewSchema.ts';

export type ReviewRow = Static<typeof Review>;

export interface ReviewParts {
  city: boolean;
  partner: boolean;
  /** Whether only the author gets the answer. */
  isOwn?: boolean;
}

/** The number of votes that count for the row `review`. */
const helpfulCount = sql`(
  select count(*)::int from review_votes vote where vote.review_id = review.id and vote.waits_for is null)`;

/** The author as anybody may know them: of imported reviews as imported, otherwise not by the id of the account. */
const publicAuthor = sql`case when review.account_id is null then review.user_id else (
  select author.author_id::text from users author where author.id = review.account_id) end`;

/** The fields of a review, from `reviewTables`. */
export const reviewColumns = (language: Language, parts: ReviewParts): SQL => sql`
  review.id,
  review.username,
  case when review.username is not null then
    coalesce((select picture.name from profile_pictures picture where picture.user_id = review.account_id),
      review.avatar) end as avatar,
  review.rating,
  review.review_text as "reviewText",
  review.language,
  ${parts.isOwn === true ? sql`review.account_id` : publicAuthor} as "userId",
  ${publicAuthor} as "authorId",
  ${instant(sql`review.created_at`)} as created,
  ${helpfulCount} as "helpfulCount",
  ${instant(sql`review.waits_until`)} as "ratingCountsFrom",
  review.job_offer_id as "jobOfferId"
  ${
    parts.city
      ? sql`, json_build_object(
          'id', city.id, 'name', city_text.name, 'slug', city_text.slug, 'orgSlug', city.org_slug,
          'country', ${country(sql`city.country_code`, language)}) as city`
      : sql``
  }
  ${
    parts.partner
      ? sql`, json_build_object('id', partner.id, 'name', partner.name, 'slug', partner.slug) as partner`
      : sql``
  }`;

export const reviewTables = (language: Language): SQL => sql`
  reviews review
  join job_offers offer on offer.id = review.job_offer_id
  join cities city on city.id = offer.city_id
  join city_texts city_text on city_text.city_id = city.id and city_text.language = ${language}
  join partners partner on partner.id = offer.partner_id`;
