ALTER TABLE "review_votes" ADD COLUMN "network_hash" text;--> statement-breakpoint
ALTER TABLE "review_votes" ADD COLUMN "waits_for" text;--> statement-breakpoint
ALTER TABLE "review_votes" ADD COLUMN "waits_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "waits_for" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "waits_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "review_votes_waits_until_index" ON "review_votes" USING btree ("waits_until") WHERE "review_votes"."waits_until" is not null;--> statement-breakpoint
CREATE INDEX "reviews_waits_until_index" ON "reviews" USING btree ("waits_until") WHERE "reviews"."waits_until" is not null;
--> statement-breakpoint
-- As before, but the stars of reviews that wait are not part of averages.
CREATE OR REPLACE VIEW "computed_offer_facts" AS
	select offer.id as job_offer_id, offer.city_id, city.country_code, offer.partner_id, offer.type,
		belongs.category_ids, offer.weight, offer.currency,
		offer.status = 'live' and belongs.category_ids <> '{}' and coalesce(ends.at > now(), true) as is_listed,
		ends.at as listed_until,
		reviewed.stars_1, reviewed.stars_2, reviewed.stars_3, reviewed.stars_4, reviewed.stars_5,
		earned.count as earning_count, earned.total as earning_total,
		cost.count as cost_count, cost.total as cost_total,
		signed_up.count as sign_up_count, signed_up.days as sign_up_days,
		greatest(offer.created_at, reviewed.newest) as changed_at
	from job_offers offer
	join cities city on city.id = offer.city_id
	cross join lateral (
		select case
			when length(offer.valid_through) = 10 then (offer.valid_through::date + 1)::timestamp at time zone 'UTC'
			else offer.valid_through::timestamptz
		end as at
	) ends
	cross join lateral (
		select coalesce(array_agg(category_id order by category_id), '{}') as category_ids
		from job_offer_categories where job_offer_id = offer.id
	) belongs
	cross join lateral (
		select
			count(*) filter (where rating = 1 and waits_for is null)::int as stars_1, count(*) filter (where rating = 2 and waits_for is null)::int as stars_2,
			count(*) filter (where rating = 3 and waits_for is null)::int as stars_3, count(*) filter (where rating = 4 and waits_for is null)::int as stars_4,
			count(*) filter (where rating = 5 and waits_for is null)::int as stars_5, max(created_at) as newest
		from reviews where job_offer_id = offer.id
	) reviewed
	cross join lateral (
		select count(*)::int as count, coalesce(sum(amount_minor), 0)::bigint as total
		from earnings where job_offer_id = offer.id and currency = offer.currency and counts
	) earned
	cross join lateral (
		select count(*)::int as count, coalesce(sum(amount_minor), 0)::bigint as total
		from cost_starts where job_offer_id = offer.id and currency = offer.currency and counts
	) cost
	cross join lateral (
		select count(*)::int as count, coalesce(sum(case value
			when '1_day' then 1 when '2_3_days' then 2.5 when '1_week' then 7 when '2_weeks' then 14 else 30 end), 0)::float8 as days
		from sign_up_times where job_offer_id = offer.id and counts
	) signed_up;
--> statement-breakpoint
-- As before, but votes that wait do not count.
CREATE OR REPLACE VIEW "computed_review_listings" AS
	select review.id as review_id, review.job_offer_id, offer.partner_id, offer.country_code, offer.category_ids,
		review.rating, review.language, review.review_text is not null as has_text,
		(select count(*)::int from review_votes vote where vote.review_id = review.id and vote.waits_for is null) as helpful_count,
		review.created_at
	from reviews review
	join offer_facts offer on offer.job_offer_id = review.job_offer_id
	where offer.category_ids <> '{}';
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "keep_listings_of_votes"() RETURNS trigger LANGUAGE plpgsql AS $$ declare ids integer[]; begin
	if totals_come_later() then return null; end if;
	if tg_op = 'INSERT' then
		ids := array(select distinct review_id from written);
	else
		ids := array(select distinct review_id from replaced);
	end if;
	perform 1 from review_listings where review_id = any(ids) order by review_id for no key update;
	update review_listings kept
	set helpful_count = (select count(*) from review_votes vote where vote.review_id = kept.review_id and vote.waits_for is null)
	where review_id = any(ids);
	return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "review_votes_update_listings" AFTER UPDATE ON "review_votes" REFERENCING OLD TABLE AS replaced FOR EACH STATEMENT EXECUTE FUNCTION keep_listings_of_votes();
