ALTER TABLE "city_propositions" ADD COLUMN "input_hash" text;--> statement-breakpoint
ALTER TABLE "city_searches" ADD COLUMN "input_hash" text;--> statement-breakpoint
ALTER TABLE "cost_starts" ADD COLUMN "input_hash" text;--> statement-breakpoint
ALTER TABLE "customer_availabilities" ADD COLUMN "input_hash" text;--> statement-breakpoint
ALTER TABLE "earnings" ADD COLUMN "input_hash" text;--> statement-breakpoint
ALTER TABLE "sign_up_times" ADD COLUMN "input_hash" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "input_hash" text;--> statement-breakpoint
ALTER TABLE "page_views" ADD COLUMN "input_hash" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "input_hash" text;