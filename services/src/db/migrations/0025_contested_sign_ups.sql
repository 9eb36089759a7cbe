ALTER TABLE "identity_users" ADD COLUMN "signed_up_from" text;--> statement-breakpoint
ALTER TABLE "identity_users" ADD COLUMN "is_contested" boolean DEFAULT false NOT NULL;