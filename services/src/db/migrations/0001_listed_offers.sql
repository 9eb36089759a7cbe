CREATE INDEX "reviews_language_rating_index" ON "reviews" USING btree ("language","rating" DESC NULLS FIRST,"created_at" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "job_offers" ADD CONSTRAINT "job_offers_valid_through_check" CHECK ("job_offers"."valid_through" ~ '^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}(\.\d+)?Z)?$');--> statement-breakpoint
CREATE VIEW "public"."listed_offers" AS (select "id", "city_id", "partner_id", "text_id", "status", "url", "weight", "valid_through", "is_verified", "is_direct_apply", "feed_id", "type", "currency", "created_at" from "job_offers" where job_offers.status = 'live'
        and (job_offers.valid_through is null
          or case
            when length(job_offers.valid_through) = 10
              then (job_offers.valid_through::date + 1)::timestamp at time zone 'UTC'
            else job_offers.valid_through::timestamptz
          end > now())
        and exists (select 1 from job_offer_categories where job_offer_categories.job_offer_id = job_offers.id));