ALTER TABLE "account_tokens" ADD COLUMN "password_state" text;--> statement-breakpoint
ALTER TABLE "identity_users" ADD COLUMN "modified_at" timestamp with time zone DEFAULT now() NOT NULL;