CREATE TABLE "writings" (
	"job_offer_id" integer NOT NULL,
	"account_id" text,
	"mailbox_hash" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "review_reports" DROP CONSTRAINT "review_reports_review_id_reviews_id_fk";
--> statement-breakpoint
ALTER TABLE "review_reports" ALTER COLUMN "review_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "review_reports" ADD COLUMN "job_offer_id" integer;--> statement-breakpoint
ALTER TABLE "review_reports" ADD COLUMN "mailbox_hash" text;--> statement-breakpoint
UPDATE "review_reports" SET "job_offer_id" = "reviews"."job_offer_id", "mailbox_hash" = "reviews"."mailbox_hash" FROM "reviews" WHERE "reviews"."id" = "review_id";--> statement-breakpoint
ALTER TABLE "review_reports" ALTER COLUMN "job_offer_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "writings" ADD CONSTRAINT "writings_job_offer_id_job_offers_id_fk" FOREIGN KEY ("job_offer_id") REFERENCES "public"."job_offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "writings" ADD CONSTRAINT "writings_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "writings_job_offer_id_written_at_index" ON "writings" USING btree ("job_offer_id","written_at");--> statement-breakpoint
CREATE INDEX "writings_account_id_index" ON "writings" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "writings_written_at_index" ON "writings" USING btree ("written_at");--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_job_offer_id_job_offers_id_fk" FOREIGN KEY ("job_offer_id") REFERENCES "public"."job_offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_reports_job_offer_id_index" ON "review_reports" USING btree ("job_offer_id");