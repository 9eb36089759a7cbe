ALTER TABLE "exclusions" ADD COLUMN "copied_from" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_issued_at" timestamp with time zone;