ALTER TABLE "identity_codes" ADD COLUMN "askers" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "identity_codes" DROP COLUMN "asked_by";