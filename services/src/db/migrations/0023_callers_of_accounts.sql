CREATE TABLE "known_networks" (
	"user_id" text NOT NULL,
	"network" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_networks_user_id_network_pk" PRIMARY KEY("user_id","network")
);
--> statement-breakpoint
ALTER TABLE "identity_codes" DROP CONSTRAINT "identity_codes_user_id_identity_users_id_fk";
--> statement-breakpoint
ALTER TABLE "identity_lockouts" ADD COLUMN "caller" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "identity_lockouts" DROP CONSTRAINT "identity_lockouts_pkey";--> statement-breakpoint
ALTER TABLE "identity_lockouts" ADD CONSTRAINT "identity_lockouts_account_id_caller_pk" PRIMARY KEY("account_id","caller");--> statement-breakpoint
ALTER TABLE "identity_codes" ADD COLUMN "asked_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "identity_codes" ADD COLUMN "tries" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "identity_users" ADD COLUMN "signed_up_from" text;--> statement-breakpoint
ALTER TABLE "identity_users" ADD COLUMN "is_contested" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "known_networks_used_at_index" ON "known_networks" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "identity_codes_expires_at_index" ON "identity_codes" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "user_metadata" DROP COLUMN "email";