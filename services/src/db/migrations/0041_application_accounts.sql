ALTER TABLE "leads" ADD COLUMN "account_id" text;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leads_account_id_index" ON "leads" USING btree ("account_id");--> statement-breakpoint
UPDATE "leads" SET "account_id" = "owner"."id" FROM "users" "owner"
  WHERE lower("owner"."email") = lower("leads"."email") AND "owner"."email_verified_at" IS NOT NULL
    AND "leads"."created_at" <= "owner"."email_issued_at"
    AND NOT EXISTS (SELECT FROM "users" "other" WHERE "other"."id" <> "owner"."id"
      AND lower("other"."email") = lower("leads"."email") AND "other"."email_verified_at" IS NOT NULL);
