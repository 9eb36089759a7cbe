ALTER TABLE "mails" ADD COLUMN "send_until" timestamp with time zone;--> statement-breakpoint
UPDATE "mails" SET "send_until" = "created_at" + interval '1 hour';--> statement-breakpoint
ALTER TABLE "mails" ALTER COLUMN "send_until" SET NOT NULL;
