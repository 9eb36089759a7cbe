ALTER TABLE "saved_searches" DROP CONSTRAINT "saved_searches_user_id_search_unique";--> statement-breakpoint
ALTER TABLE "job_offers" ADD COLUMN "min_age" smallint;--> statement-breakpoint
ALTER TABLE "job_offers" ADD COLUMN "vehicle" text;--> statement-breakpoint
ALTER TABLE "job_offers" ADD COLUMN "work_languages" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "job_offers" ADD COLUMN "is_remote" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "filter" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_search_unique" UNIQUE NULLS NOT DISTINCT("user_id","city_id","categories","type","filter");--> statement-breakpoint
ALTER TABLE "job_offers" ADD CONSTRAINT "job_offers_vehicle_check" CHECK ("job_offers"."vehicle" in ('none', 'bike', 'scooter', 'car'));--> statement-breakpoint
-- New columns are last, so that the view is replaced while other views depend on it.
CREATE OR REPLACE VIEW "public"."listed_offers" AS (select "id", "city_id", "partner_id", "text_id", "status", "url", "weight", "valid_through", "is_verified", "is_direct_apply", "feed_id", "type", "currency", "created_at", "min_age", "vehicle", "work_languages", "is_remote" from "job_offers" where job_offers.status = 'live'
        and (job_offers.valid_through is null
          or case
            when length(job_offers.valid_through) = 10
              then (job_offers.valid_through::date + 1)::timestamp at time zone 'UTC'
            else job_offers.valid_through::timestamptz
          end > now())
        and exists (select 1 from job_offer_categories where job_offer_categories.job_offer_id = job_offers.id));