ALTER TABLE "review_opportunities" ADD COLUMN "dismissed_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "leads_email_index" ON "leads" USING btree (lower("email"));