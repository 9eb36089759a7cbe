ALTER TABLE "exclusions" ADD COLUMN "decision" text DEFAULT 'exclude' NOT NULL;--> statement-breakpoint
ALTER TABLE "removed_reviews" ADD COLUMN "decision" text DEFAULT 'exclude' NOT NULL;--> statement-breakpoint
ALTER TABLE "exclusions" DROP CONSTRAINT "exclusions_job_offer_id_mailbox_hash_pk";--> statement-breakpoint
ALTER TABLE "removed_reviews" DROP CONSTRAINT "removed_reviews_pkey";--> statement-breakpoint
ALTER TABLE "exclusions" ADD CONSTRAINT "exclusions_job_offer_id_mailbox_hash_decision_pk" PRIMARY KEY("job_offer_id","mailbox_hash","decision");--> statement-breakpoint
ALTER TABLE "removed_reviews" ADD CONSTRAINT "removed_reviews_id_decision_pk" PRIMARY KEY("id","decision");--> statement-breakpoint
-- The removal of a single review was recorded in the transaction that stored both, so at the same moment.
UPDATE "exclusions" SET "decision" = 'remove' WHERE "created_at" IN (SELECT "created_at" FROM "review_moderations" WHERE "decision" = 'remove');--> statement-breakpoint
UPDATE "removed_reviews" SET "decision" = 'remove' WHERE "created_at" IN (SELECT "created_at" FROM "review_moderations" WHERE "decision" = 'remove');
