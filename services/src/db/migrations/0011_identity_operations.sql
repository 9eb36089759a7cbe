DELETE FROM "identity_challenges";--> statement-breakpoint
CREATE TABLE "identity_lockouts" (
	"account_id" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"locked_until" timestamp with time zone,
	"last_failure_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identity_challenges" ALTER COLUMN "user_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "identity_users" ADD COLUMN "mfa_required" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "identity_lockouts_last_failure_at_index" ON "identity_lockouts" USING btree ("last_failure_at");--> statement-breakpoint
ALTER TABLE "identity_users" DROP COLUMN "failed_attempts";--> statement-breakpoint
ALTER TABLE "identity_users" DROP COLUMN "locked_until";
