CREATE TABLE "offer_facts" (
	"job_offer_id" integer PRIMARY KEY NOT NULL,
	"city_id" integer NOT NULL,
	"country_code" text NOT NULL,
	"partner_id" integer NOT NULL,
	"type" text NOT NULL,
	"category_ids" integer[] NOT NULL,
	"weight" integer NOT NULL,
	"currency" text NOT NULL,
	"is_listed" boolean NOT NULL,
	"listed_until" timestamp with time zone,
	"stars_1" integer NOT NULL,
	"stars_2" integer NOT NULL,
	"stars_3" integer NOT NULL,
	"stars_4" integer NOT NULL,
	"stars_5" integer NOT NULL,
	"earning_count" integer NOT NULL,
	"earning_total" bigint NOT NULL,
	"cost_count" integer NOT NULL,
	"cost_total" bigint NOT NULL,
	"sign_up_count" integer NOT NULL,
	"sign_up_days" double precision NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offer_listings" (
	"job_offer_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"weight" integer NOT NULL,
	"country_code" text NOT NULL,
	"partner_id" integer NOT NULL,
	"type" text NOT NULL,
	"category_ids" integer[] NOT NULL,
	CONSTRAINT "offer_listings_job_offer_id_category_id_pk" PRIMARY KEY("job_offer_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "city_totals" (
	"city_id" integer PRIMARY KEY NOT NULL,
	"offers" integer NOT NULL,
	"stars_1" integer NOT NULL,
	"stars_2" integer NOT NULL,
	"stars_3" integer NOT NULL,
	"stars_4" integer NOT NULL,
	"stars_5" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offer_totals" (
	"partner_id" integer NOT NULL,
	"country_code" text NOT NULL,
	"type" text NOT NULL,
	"category_ids" integer[] NOT NULL,
	"offers" integer NOT NULL,
	"stars_1" integer NOT NULL,
	"stars_2" integer NOT NULL,
	"stars_3" integer NOT NULL,
	"stars_4" integer NOT NULL,
	"stars_5" integer NOT NULL,
	CONSTRAINT "offer_totals_partner_id_country_code_type_category_ids_pk" PRIMARY KEY("partner_id","country_code","type","category_ids")
);
--> statement-breakpoint
ALTER TABLE "offer_facts" ADD CONSTRAINT "offer_facts_job_offer_id_job_offers_id_fk" FOREIGN KEY ("job_offer_id") REFERENCES "public"."job_offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_facts" ADD CONSTRAINT "offer_facts_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_listings" ADD CONSTRAINT "offer_listings_job_offer_id_offer_facts_job_offer_id_fk" FOREIGN KEY ("job_offer_id") REFERENCES "public"."offer_facts"("job_offer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "city_totals" ADD CONSTRAINT "city_totals_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_facts_city_id_index" ON "offer_facts" USING btree ("city_id");--> statement-breakpoint
CREATE INDEX "offer_facts_partner_id_changed_at_index" ON "offer_facts" USING btree ("partner_id","changed_at");--> statement-breakpoint
CREATE INDEX "offer_facts_listed_until_index" ON "offer_facts" USING btree ("listed_until") WHERE "offer_facts"."is_listed" and "offer_facts"."listed_until" is not null;--> statement-breakpoint
CREATE INDEX "offer_listings_weight_index" ON "offer_listings" USING btree ("category_id","weight" DESC NULLS FIRST,"job_offer_id") INCLUDE ("country_code","partner_id","type","category_ids");--> statement-breakpoint
CREATE INDEX "offer_listings_partner_weight_index" ON "offer_listings" USING btree ("category_id","partner_id","weight" DESC NULLS FIRST,"job_offer_id") INCLUDE ("country_code","type","category_ids");--> statement-breakpoint
CREATE INDEX "city_totals_offers_index" ON "city_totals" USING btree ("offers" DESC NULLS FIRST,"city_id");--> statement-breakpoint
CREATE INDEX "offer_totals_country_code_index" ON "offer_totals" USING btree ("country_code");
--> statement-breakpoint
-- What offer_facts must hold.
CREATE VIEW "computed_offer_facts" AS
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
			count(*) filter (where rating = 1)::int as stars_1, count(*) filter (where rating = 2)::int as stars_2,
			count(*) filter (where rating = 3)::int as stars_3, count(*) filter (where rating = 4)::int as stars_4,
			count(*) filter (where rating = 5)::int as stars_5, max(created_at) as newest
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
-- Whether totals are not kept row by row, because rebuild_offer_totals follows in the same transaction.
CREATE FUNCTION "totals_come_later"() RETURNS boolean LANGUAGE sql STABLE AS $$
	select coalesce(current_setting('citygigs.totals', true), '') = 'later'
$$;
--> statement-breakpoint
-- Adds the numbers of an offer to the totals, or takes them away with the sign -1.
CREATE FUNCTION "add_offer_totals"(fact offer_facts, sign integer) RETURNS void LANGUAGE sql AS $$
	insert into offer_totals as kept
		(partner_id, country_code, type, category_ids, offers, stars_1, stars_2, stars_3, stars_4, stars_5)
	values (fact.partner_id, fact.country_code, fact.type, fact.category_ids, sign * fact.is_listed::int,
		sign * fact.stars_1, sign * fact.stars_2, sign * fact.stars_3, sign * fact.stars_4, sign * fact.stars_5)
	on conflict (partner_id, country_code, type, category_ids) do update set
		offers = kept.offers + excluded.offers, stars_1 = kept.stars_1 + excluded.stars_1,
		stars_2 = kept.stars_2 + excluded.stars_2, stars_3 = kept.stars_3 + excluded.stars_3,
		stars_4 = kept.stars_4 + excluded.stars_4, stars_5 = kept.stars_5 + excluded.stars_5;
	insert into city_totals as kept (city_id, offers, stars_1, stars_2, stars_3, stars_4, stars_5)
	values (fact.city_id, sign * fact.is_listed::int,
		sign * fact.stars_1, sign * fact.stars_2, sign * fact.stars_3, sign * fact.stars_4, sign * fact.stars_5)
	on conflict (city_id) do update set
		offers = kept.offers + excluded.offers, stars_1 = kept.stars_1 + excluded.stars_1,
		stars_2 = kept.stars_2 + excluded.stars_2, stars_3 = kept.stars_3 + excluded.stars_3,
		stars_4 = kept.stars_4 + excluded.stars_4, stars_5 = kept.stars_5 + excluded.stars_5;
$$;
--> statement-breakpoint
CREATE FUNCTION "keep_offer_totals"() RETURNS trigger LANGUAGE plpgsql AS $$ begin
	if totals_come_later() then return null; end if;
	-- In the order of the keys, so that two writers never wait for each other.
	if tg_op = 'UPDATE' and (new.partner_id, new.country_code, new.type, new.category_ids)
		< (old.partner_id, old.country_code, old.type, old.category_ids) then
		perform add_offer_totals(new, 1);
		perform add_offer_totals(old, -1);
	else
		if tg_op <> 'INSERT' then perform add_offer_totals(old, -1); end if;
		if tg_op <> 'DELETE' then perform add_offer_totals(new, 1); end if;
	end if;
	if tg_op = 'DELETE' then return null; end if;
	if tg_op = 'UPDATE' then
		if (old.is_listed, old.weight, old.country_code, old.partner_id, old.type, old.category_ids)
			is not distinct from (new.is_listed, new.weight, new.country_code, new.partner_id, new.type, new.category_ids)
		then return null; end if;
		delete from offer_listings where job_offer_id = new.job_offer_id;
	end if;
	if new.is_listed then
		insert into offer_listings (job_offer_id, category_id, weight, country_code, partner_id, type, category_ids)
		select new.job_offer_id, category_id, new.weight, new.country_code, new.partner_id, new.type, new.category_ids
		from unnest(0 || new.category_ids) as category_id;
	end if;
	return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "offer_facts_totals" AFTER INSERT OR UPDATE OR DELETE ON "offer_facts" FOR EACH ROW EXECUTE FUNCTION keep_offer_totals();
--> statement-breakpoint
-- Computes the facts of offers anew. Locks the offers first, so that of two transactions that change the same offer the
-- second one waits, and then sees what the first one wrote.
CREATE FUNCTION "refresh_offer_facts"(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$ begin
	perform 1 from job_offers where id = any(ids) order by id for no key update;
	insert into offer_facts as kept
	select * from computed_offer_facts where job_offer_id = any(ids) order by job_offer_id
	on conflict (job_offer_id) do update set
		city_id = excluded.city_id, country_code = excluded.country_code, partner_id = excluded.partner_id,
		type = excluded.type, category_ids = excluded.category_ids, weight = excluded.weight,
		currency = excluded.currency, is_listed = excluded.is_listed, listed_until = excluded.listed_until,
		stars_1 = excluded.stars_1, stars_2 = excluded.stars_2, stars_3 = excluded.stars_3,
		stars_4 = excluded.stars_4, stars_5 = excluded.stars_5,
		earning_count = excluded.earning_count, earning_total = excluded.earning_total,
		cost_count = excluded.cost_count, cost_total = excluded.cost_total,
		sign_up_count = excluded.sign_up_count, sign_up_days = excluded.sign_up_days,
		changed_at = excluded.changed_at
	where kept is distinct from excluded;
end $$;
--> statement-breakpoint
CREATE FUNCTION "keep_facts_of_offers"() RETURNS trigger LANGUAGE plpgsql AS $$ begin
	if totals_come_later() then return null; end if;
	perform refresh_offer_facts(array(select id from written));
	return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "job_offers_insert_facts" AFTER INSERT ON "job_offers" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_facts_of_offers();
--> statement-breakpoint
CREATE TRIGGER "job_offers_update_facts" AFTER UPDATE ON "job_offers" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_facts_of_offers();
--> statement-breakpoint
CREATE FUNCTION "keep_facts_of_cities"() RETURNS trigger LANGUAGE plpgsql AS $$ begin
	perform refresh_offer_facts(array(
		select offer.id from written join replaced using (id) join job_offers offer on offer.city_id = written.id
		where written.country_code <> replaced.country_code));
	return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "cities_update_facts" AFTER UPDATE ON "cities" REFERENCING OLD TABLE AS replaced NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_facts_of_cities();
--> statement-breakpoint
-- For tables with a column job_offer_id.
CREATE FUNCTION "keep_facts_of_rows"() RETURNS trigger LANGUAGE plpgsql AS $$ declare ids integer[]; begin
	if totals_come_later() then return null; end if;
	if tg_op = 'INSERT' then
		ids := array(select distinct job_offer_id from written);
	elsif tg_op = 'DELETE' then
		ids := array(select distinct job_offer_id from replaced);
	else
		ids := array(select job_offer_id from written union select job_offer_id from replaced);
	end if;
	-- Writers of reviews have locked the review before the offer; so do those that change what the lists say about reviews.
	if tg_table_name = 'job_offer_categories' then
		perform 1 from reviews where job_offer_id = any(ids) order by id for update;
	end if;
	perform refresh_offer_facts(ids);
	return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "job_offer_categories_insert_facts" AFTER INSERT ON "job_offer_categories" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_facts_of_rows();
--> statement-breakpoint
CREATE TRIGGER "job_offer_categories_update_facts" AFTER UPDATE ON "job_offer_categories" REFERENCING OLD TABLE AS replaced NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_facts_of_rows();
--> statement-breakpoint
CREATE TRIGGER "job_offer_categories_delete_facts" AFTER DELETE ON "job_offer_categories" REFERENCING OLD TABLE AS replaced FOR EACH STATEMENT EXECUTE FUNCTION keep_facts_of_rows();
--> statement-breakpoint
CREATE TRIGGER "reviews_insert_facts" AFTER INSERT ON "reviews" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_facts_of_rows();
--> statement-breakpoint
CREATE TRIGGER "reviews_update_facts" AFTER UPDATE ON "reviews" REFERENCING OLD TABLE AS replaced NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_facts_of_rows();
--> statement-breakpoint
CREATE TRIGGER "reviews_delete_facts" AFTER DELETE ON "reviews" REFERENCING OLD TABLE AS replaced FOR EACH STATEMENT EXECUTE FUNCTION keep_facts_of_rows();
--> statement-breakpoint
CREATE TRIGGER "earnings_insert_facts" AFTER INSERT ON "earnings" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_facts_of_rows();
--> statement-breakpoint
CREATE TRIGGER "earnings_update_facts" AFTER UPDATE ON "earnings" REFERENCING OLD TABLE AS replaced NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_facts_of_rows();
--> statement-breakpoint
CREATE TRIGGER "earnings_delete_facts" AFTER DELETE ON "earnings" REFERENCING OLD TABLE AS replaced FOR EACH STATEMENT EXECUTE FUNCTION keep_facts_of_rows();
--> statement-breakpoint
CREATE TRIGGER "cost_starts_insert_facts" AFTER INSERT ON "cost_starts" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_facts_of_rows();
--> statement-breakpoint
CREATE TRIGGER "cost_starts_update_facts" AFTER UPDATE ON "cost_starts" REFERENCING OLD TABLE AS replaced NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_facts_of_rows();
--> statement-breakpoint
CREATE TRIGGER "cost_starts_delete_facts" AFTER DELETE ON "cost_starts" REFERENCING OLD TABLE AS replaced FOR EACH STATEMENT EXECUTE FUNCTION keep_facts_of_rows();
--> statement-breakpoint
CREATE TRIGGER "sign_up_times_insert_facts" AFTER INSERT ON "sign_up_times" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_facts_of_rows();
--> statement-breakpoint
CREATE TRIGGER "sign_up_times_update_facts" AFTER UPDATE ON "sign_up_times" REFERENCING OLD TABLE AS replaced NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_facts_of_rows();
--> statement-breakpoint
CREATE TRIGGER "sign_up_times_delete_facts" AFTER DELETE ON "sign_up_times" REFERENCING OLD TABLE AS replaced FOR EACH STATEMENT EXECUTE FUNCTION keep_facts_of_rows();
--> statement-breakpoint
-- Takes offers that have ended since the last call out of lists and totals.
CREATE FUNCTION "unlist_ended_offers"() RETURNS void LANGUAGE plpgsql AS $$ declare ids integer[]; begin
	ids := array(
		select job_offer_id from offer_facts
		where is_listed and listed_until is not null and listed_until <= now()
		order by job_offer_id for update skip locked);
	if ids <> '{}' then update offer_facts set is_listed = false where job_offer_id = any(ids); end if;
end $$;
--> statement-breakpoint
-- Computes everything anew from offers, reviews and contributions. Writers wait; readers see the former numbers until the end.
CREATE FUNCTION "rebuild_offer_totals"() RETURNS void LANGUAGE plpgsql AS $$ begin
	lock table offer_facts in exclusive mode;
	perform set_config('citygigs.totals', 'later', true);
	delete from offer_listings;
	delete from offer_facts;
	delete from offer_totals;
	delete from city_totals;
	insert into offer_facts select * from computed_offer_facts order by job_offer_id;
	insert into offer_listings (job_offer_id, category_id, weight, country_code, partner_id, type, category_ids)
	select job_offer_id, category_id, weight, country_code, partner_id, type, category_ids
	from offer_facts cross join unnest(0 || category_ids) as category_id
	where is_listed;
	insert into offer_totals
	select partner_id, country_code, type, category_ids, count(*) filter (where is_listed),
		sum(stars_1), sum(stars_2), sum(stars_3), sum(stars_4), sum(stars_5)
	from offer_facts group by partner_id, country_code, type, category_ids;
	insert into city_totals
	select city_id, count(*) filter (where is_listed),
		sum(stars_1), sum(stars_2), sum(stars_3), sum(stars_4), sum(stars_5)
	from offer_facts group by city_id;
	perform set_config('citygigs.totals', '', true);
end $$;
--> statement-breakpoint
SELECT rebuild_offer_totals();
--> statement-breakpoint
CREATE TABLE "city_names" (
	"city_id" integer NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "city_names_city_id_name_pk" PRIMARY KEY("city_id","name")
);
--> statement-breakpoint
ALTER TABLE "city_names" ADD CONSTRAINT "city_names_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "city_names_similar_index" ON "city_names" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "city_names_beginning_index" ON "city_names" USING btree ("name" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "city_names_ending_index" ON "city_names" USING btree (reverse("name") text_pattern_ops);
--> statement-breakpoint
-- What city_names must hold.
CREATE VIEW "computed_city_names" AS
	select city_id, folded_name as name from city_texts
	union select city_id, translate(slug, '-', ' ') from city_texts
	union select city_id, translate(slug, '-', ' ') from city_old_slugs
	union select city_id, folded_name from city_aliases;
--> statement-breakpoint
-- Names that are similar to the searched words as a whole, or whose words are. The thresholds are lower bounds of the
-- similarity that the search asks for; they are set here because the index applies them.
CREATE FUNCTION "similar_city_names"(searched text) RETURNS SETOF city_names LANGUAGE sql STABLE
	SET pg_trgm.similarity_threshold = 0.4 SET pg_trgm.strict_word_similarity_threshold = 0.4 AS $$
	select * from city_names where name % searched or searched <<% name
$$;
--> statement-breakpoint
-- Computes the names of cities anew. Locks the cities first, so that of two transactions that change the same one the
-- second one waits, and then sees what the first one wrote.
CREATE FUNCTION "refresh_city_names"(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$ begin
	perform 1 from cities where id = any(ids) order by id for no key update;
	delete from city_names kept where city_id = any(ids) and not exists (
		select from computed_city_names computed where computed.city_id = kept.city_id and computed.name = kept.name);
	insert into city_names select * from computed_city_names where city_id = any(ids) order by city_id, name
	on conflict do nothing;
end $$;
--> statement-breakpoint
CREATE FUNCTION "rebuild_city_names"() RETURNS void LANGUAGE plpgsql AS $$ begin
	lock table city_names in exclusive mode;
	delete from city_names;
	insert into city_names select * from computed_city_names order by city_id, name;
end $$;
--> statement-breakpoint
-- For tables with a column city_id.
CREATE FUNCTION "keep_city_names"() RETURNS trigger LANGUAGE plpgsql AS $$ declare ids integer[]; begin
	if totals_come_later() then return null; end if;
	if tg_op = 'INSERT' then
		ids := array(select distinct city_id from written);
	elsif tg_op = 'DELETE' then
		ids := array(select distinct city_id from replaced);
	else
		ids := array(select city_id from written union select city_id from replaced);
	end if;
	perform refresh_city_names(ids);
	return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "city_texts_insert_names" AFTER INSERT ON "city_texts" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_city_names();
--> statement-breakpoint
CREATE TRIGGER "city_texts_update_names" AFTER UPDATE ON "city_texts" REFERENCING OLD TABLE AS replaced NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_city_names();
--> statement-breakpoint
CREATE TRIGGER "city_texts_delete_names" AFTER DELETE ON "city_texts" REFERENCING OLD TABLE AS replaced FOR EACH STATEMENT EXECUTE FUNCTION keep_city_names();
--> statement-breakpoint
CREATE TRIGGER "city_old_slugs_insert_names" AFTER INSERT ON "city_old_slugs" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_city_names();
--> statement-breakpoint
CREATE TRIGGER "city_old_slugs_update_names" AFTER UPDATE ON "city_old_slugs" REFERENCING OLD TABLE AS replaced NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_city_names();
--> statement-breakpoint
CREATE TRIGGER "city_old_slugs_delete_names" AFTER DELETE ON "city_old_slugs" REFERENCING OLD TABLE AS replaced FOR EACH STATEMENT EXECUTE FUNCTION keep_city_names();
--> statement-breakpoint
CREATE TRIGGER "city_aliases_insert_names" AFTER INSERT ON "city_aliases" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_city_names();
--> statement-breakpoint
CREATE TRIGGER "city_aliases_update_names" AFTER UPDATE ON "city_aliases" REFERENCING OLD TABLE AS replaced NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_city_names();
--> statement-breakpoint
CREATE TRIGGER "city_aliases_delete_names" AFTER DELETE ON "city_aliases" REFERENCING OLD TABLE AS replaced FOR EACH STATEMENT EXECUTE FUNCTION keep_city_names();
--> statement-breakpoint
SELECT rebuild_city_names();
--> statement-breakpoint
CREATE TABLE "more_job_totals" (
	"city_id" integer NOT NULL,
	"listed_until" timestamp with time zone NOT NULL,
	"offers" integer NOT NULL,
	CONSTRAINT "more_job_totals_city_id_listed_until_pk" PRIMARY KEY("city_id","listed_until")
);
--> statement-breakpoint
CREATE TABLE "review_listings" (
	"review_id" integer PRIMARY KEY NOT NULL,
	"job_offer_id" integer NOT NULL,
	"partner_id" integer NOT NULL,
	"country_code" text NOT NULL,
	"category_ids" integer[] NOT NULL,
	"rating" smallint NOT NULL,
	"language" text NOT NULL,
	"has_text" boolean NOT NULL,
	"helpful_count" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "more_job_offers_posted_at_id_index";--> statement-breakpoint
ALTER TABLE "more_job_totals" ADD CONSTRAINT "more_job_totals_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_listings" ADD CONSTRAINT "review_listings_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_listings_job_offer_id_index" ON "review_listings" USING btree ("job_offer_id");--> statement-breakpoint
CREATE INDEX "review_listings_newest_index" ON "review_listings" USING btree ("created_at" DESC NULLS FIRST,"review_id" DESC NULLS FIRST) INCLUDE ("rating","language","has_text","country_code","category_ids");--> statement-breakpoint
CREATE INDEX "review_listings_helpful_index" ON "review_listings" USING btree ("helpful_count" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"review_id" DESC NULLS FIRST) INCLUDE ("rating","language","has_text","country_code","category_ids");--> statement-breakpoint
CREATE INDEX "review_listings_partner_newest_index" ON "review_listings" USING btree ("partner_id","created_at" DESC NULLS FIRST,"review_id" DESC NULLS FIRST) INCLUDE ("rating","language","has_text","country_code");--> statement-breakpoint
CREATE INDEX "review_listings_partner_helpful_index" ON "review_listings" USING btree ("partner_id","helpful_count" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"review_id" DESC NULLS FIRST) INCLUDE ("rating","language","has_text","country_code");--> statement-breakpoint
CREATE INDEX "more_job_offers_live_posted_at_index" ON "more_job_offers" USING btree ("posted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) INCLUDE ("valid_through") WHERE "more_job_offers"."status" = 'live';
--> statement-breakpoint
-- What review_listings must hold.
CREATE VIEW "computed_review_listings" AS
	select review.id as review_id, review.job_offer_id, offer.partner_id, offer.country_code, offer.category_ids,
		review.rating, review.language, review.review_text is not null as has_text,
		(select count(*)::int from review_votes vote where vote.review_id = review.id) as helpful_count,
		review.created_at
	from reviews review
	join offer_facts offer on offer.job_offer_id = review.job_offer_id
	where offer.category_ids <> '{}';
--> statement-breakpoint
-- Computes the rows of reviews anew, for transactions that have locked the reviews and their offers.
CREATE FUNCTION "refresh_review_listings"(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$ begin
	delete from review_listings kept where review_id = any(ids)
		and not exists (select from computed_review_listings computed where computed.review_id = kept.review_id);
	insert into review_listings as kept
	select * from computed_review_listings where review_id = any(ids) order by review_id
	on conflict (review_id) do update set
		job_offer_id = excluded.job_offer_id, partner_id = excluded.partner_id, country_code = excluded.country_code,
		category_ids = excluded.category_ids, rating = excluded.rating, language = excluded.language,
		has_text = excluded.has_text, created_at = excluded.created_at;
end $$;
--> statement-breakpoint
CREATE FUNCTION "keep_listings_of_reviews"() RETURNS trigger LANGUAGE plpgsql AS $$ begin
	if totals_come_later() then return null; end if;
	perform refresh_review_listings(array(select id from written));
	return null;
end $$;
--> statement-breakpoint
-- These run after the triggers that refresh the facts of the offers, because triggers run in the order of their names.
CREATE TRIGGER "reviews_insert_listings" AFTER INSERT ON "reviews" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_listings_of_reviews();
--> statement-breakpoint
CREATE TRIGGER "reviews_update_listings" AFTER UPDATE ON "reviews" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_listings_of_reviews();
--> statement-breakpoint
-- Locks the listings first, so that of two votes for the same review the second one waits, and then sees the first one.
-- Changes nothing but the number of votes, and nothing else changes that number.
CREATE FUNCTION "keep_listings_of_votes"() RETURNS trigger LANGUAGE plpgsql AS $$ declare ids integer[]; begin
	if totals_come_later() then return null; end if;
	if tg_op = 'INSERT' then
		ids := array(select distinct review_id from written);
	else
		ids := array(select distinct review_id from replaced);
	end if;
	perform 1 from review_listings where review_id = any(ids) order by review_id for no key update;
	update review_listings kept
	set helpful_count = (select count(*) from review_votes vote where vote.review_id = kept.review_id)
	where review_id = any(ids);
	return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "review_votes_insert_listings" AFTER INSERT ON "review_votes" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_listings_of_votes();
--> statement-breakpoint
CREATE TRIGGER "review_votes_delete_listings" AFTER DELETE ON "review_votes" REFERENCING OLD TABLE AS replaced FOR EACH STATEMENT EXECUTE FUNCTION keep_listings_of_votes();
--> statement-breakpoint
-- The reviews are locked if the categories have changed, see keep_facts_of_rows.
CREATE FUNCTION "keep_listings_of_offers"() RETURNS trigger LANGUAGE plpgsql AS $$ begin
	if totals_come_later() then return null; end if;
	if old.category_ids = '{}' then
		perform refresh_review_listings(array(select id from reviews where job_offer_id = new.job_offer_id));
	elsif new.category_ids = '{}' then
		delete from review_listings where job_offer_id = new.job_offer_id;
	else
		update review_listings
		set partner_id = new.partner_id, country_code = new.country_code, category_ids = new.category_ids
		where job_offer_id = new.job_offer_id;
	end if;
	return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "offer_facts_review_listings" AFTER UPDATE ON "offer_facts" FOR EACH ROW
	WHEN ((old.partner_id, old.country_code, old.category_ids) is distinct from (new.partner_id, new.country_code, new.category_ids))
	EXECUTE FUNCTION keep_listings_of_offers();
--> statement-breakpoint
CREATE FUNCTION "rebuild_review_listings"() RETURNS void LANGUAGE plpgsql AS $$ begin
	lock table review_listings in exclusive mode;
	delete from review_listings;
	insert into review_listings select * from computed_review_listings order by review_id;
end $$;
--> statement-breakpoint
-- The instant at which a full-time offer ends.
CREATE FUNCTION "more_job_end"(valid_through text) RETURNS timestamptz LANGUAGE sql STABLE AS $$
	select case
		when valid_through is null then 'infinity'
		when length(valid_through) = 10 then (valid_through::date + 1)::timestamp at time zone 'UTC'
		else valid_through::timestamptz
	end
$$;
--> statement-breakpoint
CREATE FUNCTION "keep_more_job_totals"() RETURNS trigger LANGUAGE plpgsql AS $$ begin
	if totals_come_later() then return null; end if;
	if tg_op <> 'INSERT' then
		insert into more_job_totals as kept (city_id, listed_until, offers)
		select city_id, more_job_end(valid_through), -count(*) from replaced where status = 'live' group by 1, 2 order by 1, 2
		on conflict (city_id, listed_until) do update set offers = kept.offers + excluded.offers;
	end if;
	if tg_op <> 'DELETE' then
		insert into more_job_totals as kept (city_id, listed_until, offers)
		select city_id, more_job_end(valid_through), count(*) from written where status = 'live' group by 1, 2 order by 1, 2
		on conflict (city_id, listed_until) do update set offers = kept.offers + excluded.offers;
	end if;
	return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "more_job_offers_insert_totals" AFTER INSERT ON "more_job_offers" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_more_job_totals();
--> statement-breakpoint
CREATE TRIGGER "more_job_offers_update_totals" AFTER UPDATE ON "more_job_offers" REFERENCING OLD TABLE AS replaced NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_more_job_totals();
--> statement-breakpoint
CREATE TRIGGER "more_job_offers_delete_totals" AFTER DELETE ON "more_job_offers" REFERENCING OLD TABLE AS replaced FOR EACH STATEMENT EXECUTE FUNCTION keep_more_job_totals();
--> statement-breakpoint
CREATE FUNCTION "rebuild_more_job_totals"() RETURNS void LANGUAGE plpgsql AS $$ begin
	lock table more_job_totals in exclusive mode;
	delete from more_job_totals;
	insert into more_job_totals
	select city_id, more_job_end(valid_through), count(*) from more_job_offers where status = 'live' group by 1, 2;
end $$;
--> statement-breakpoint
-- Computes everything that is kept anew.
CREATE FUNCTION "rebuild_kept_lists"() RETURNS void LANGUAGE sql AS $$
	select rebuild_city_names(); select rebuild_offer_totals(); select rebuild_review_listings(); select rebuild_more_job_totals();
$$;
--> statement-breakpoint
SELECT rebuild_review_listings();
--> statement-breakpoint
SELECT rebuild_more_job_totals();
--> statement-breakpoint
CREATE INDEX "offer_listings_country_weight_index" ON "offer_listings" USING btree ("category_id","country_code","weight" DESC NULLS FIRST,"job_offer_id") INCLUDE ("partner_id","type","category_ids");
