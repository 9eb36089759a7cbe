ALTER TABLE "more_job_offers" ADD COLUMN "pay_min" bigint;--> statement-breakpoint
ALTER TABLE "more_job_offers" ADD COLUMN "pay_max" bigint;--> statement-breakpoint
ALTER TABLE "more_job_offers" ADD COLUMN "pay_period" text;--> statement-breakpoint
ALTER TABLE "more_job_offers" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "more_job_offers" ADD COLUMN "contract" text;--> statement-breakpoint
ALTER TABLE "more_job_offers" ADD CONSTRAINT "more_job_offers_pay_period_check" CHECK ("more_job_offers"."pay_period" in ('hour', 'month', 'year'));--> statement-breakpoint
ALTER TABLE "more_job_offers" ADD CONSTRAINT "more_job_offers_contract_check" CHECK ("more_job_offers"."contract" in ('permanent', 'fixed-term'));--> statement-breakpoint
ALTER TABLE "more_job_offers" ADD CONSTRAINT "more_job_offers_pay_check" CHECK (num_nonnulls("more_job_offers"."pay_min", "more_job_offers"."pay_period", "more_job_offers"."currency") in (0, 3)
        and coalesce("more_job_offers"."pay_max" >= "more_job_offers"."pay_min", "more_job_offers"."pay_max" is null));