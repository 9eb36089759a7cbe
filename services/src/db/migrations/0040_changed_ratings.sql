ALTER TABLE "cost_starts" ADD COLUMN "former_value" double precision;--> statement-breakpoint
ALTER TABLE "customer_availabilities" ADD COLUMN "former_value" double precision;--> statement-breakpoint
ALTER TABLE "earnings" ADD COLUMN "former_value" double precision;--> statement-breakpoint
ALTER TABLE "sign_up_times" ADD COLUMN "former_value" double precision;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "rated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "former_value" double precision;