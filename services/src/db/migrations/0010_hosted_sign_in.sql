CREATE TABLE "identity_oidc_records" (
	"key" text PRIMARY KEY NOT NULL,
	"uid" text,
	"grant_id" text,
	"payload" jsonb NOT NULL,
	"consumed_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "identity_oidc_records_uid_index" ON "identity_oidc_records" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "identity_oidc_records_grant_id_index" ON "identity_oidc_records" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "identity_oidc_records_expires_at_index" ON "identity_oidc_records" USING btree ("expires_at");