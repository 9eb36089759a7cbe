ALTER TABLE "cost_starts" ADD COLUMN "counts_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "customer_availabilities" ADD COLUMN "counts_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "earnings" ADD COLUMN "counts_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sign_up_times" ADD COLUMN "counts_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "review_votes" ADD COLUMN "counts_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "counts_from" timestamp with time zone;