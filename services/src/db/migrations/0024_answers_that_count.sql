CREATE TABLE "exclusions" (
	"job_offer_id" integer NOT NULL,
	"mailbox_hash" text NOT NULL,
	"moderator" text NOT NULL,
	"note" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "exclusions_job_offer_id_mailbox_hash_pk" PRIMARY KEY("job_offer_id","mailbox_hash")
);
--> statement-breakpoint
CREATE TABLE "hash_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "removed_reviews" (
	"id" integer PRIMARY KEY NOT NULL,
	"job_offer_id" integer NOT NULL,
	"account_id" text,
	"mailbox_hash" text,
	"review" jsonb NOT NULL,
	"reviewed_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cost_starts" ADD COLUMN "mailbox_hash" text;--> statement-breakpoint
ALTER TABLE "cost_starts" ADD COLUMN "network_hash" text;--> statement-breakpoint
ALTER TABLE "cost_starts" ADD COLUMN "waits_for" text;--> statement-breakpoint
ALTER TABLE "cost_starts" ADD COLUMN "waits_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "customer_availabilities" ADD COLUMN "mailbox_hash" text;--> statement-breakpoint
ALTER TABLE "customer_availabilities" ADD COLUMN "network_hash" text;--> statement-breakpoint
ALTER TABLE "customer_availabilities" ADD COLUMN "waits_for" text;--> statement-breakpoint
ALTER TABLE "customer_availabilities" ADD COLUMN "waits_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "earnings" ADD COLUMN "mailbox_hash" text;--> statement-breakpoint
ALTER TABLE "earnings" ADD COLUMN "network_hash" text;--> statement-breakpoint
ALTER TABLE "earnings" ADD COLUMN "waits_for" text;--> statement-breakpoint
ALTER TABLE "earnings" ADD COLUMN "waits_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sign_up_times" ADD COLUMN "mailbox_hash" text;--> statement-breakpoint
ALTER TABLE "sign_up_times" ADD COLUMN "network_hash" text;--> statement-breakpoint
ALTER TABLE "sign_up_times" ADD COLUMN "waits_for" text;--> statement-breakpoint
ALTER TABLE "sign_up_times" ADD COLUMN "waits_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "review_votes" ADD COLUMN "mailbox_hash" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "mailbox_hash" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "network_hash" text;--> statement-breakpoint
ALTER TABLE "review_opportunities" ADD COLUMN "applied_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "exclusions" ADD CONSTRAINT "exclusions_job_offer_id_job_offers_id_fk" FOREIGN KEY ("job_offer_id") REFERENCES "public"."job_offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_reviews" ADD CONSTRAINT "removed_reviews_job_offer_id_job_offers_id_fk" FOREIGN KEY ("job_offer_id") REFERENCES "public"."job_offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_reviews" ADD CONSTRAINT "removed_reviews_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "removed_reviews_job_offer_id_index" ON "removed_reviews" USING btree ("job_offer_id");--> statement-breakpoint
CREATE INDEX "removed_reviews_account_id_index" ON "removed_reviews" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "cost_starts_waits_until_index" ON "cost_starts" USING btree ("waits_until") WHERE "cost_starts"."waits_until" is not null;--> statement-breakpoint
CREATE INDEX "customer_availabilities_waits_until_index" ON "customer_availabilities" USING btree ("waits_until") WHERE "customer_availabilities"."waits_until" is not null;--> statement-breakpoint
CREATE INDEX "earnings_waits_until_index" ON "earnings" USING btree ("waits_until") WHERE "earnings"."waits_until" is not null;--> statement-breakpoint
CREATE INDEX "sign_up_times_waits_until_index" ON "sign_up_times" USING btree ("waits_until") WHERE "sign_up_times"."waits_until" is not null;--> statement-breakpoint
ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_review_id_mailbox_hash_unique" UNIQUE("review_id","mailbox_hash");--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_job_offer_id_mailbox_hash_unique" UNIQUE("job_offer_id","mailbox_hash");--> statement-breakpoint
-- Until now every opportunity was shown as an application.
UPDATE "review_opportunities" SET "applied_at" = "created_at";
