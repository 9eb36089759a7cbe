ALTER TABLE "alert_mails" ADD COLUMN "announced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "alerts_paused_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "alert_mails_mail_id_index" ON "alert_mails" USING btree ("mail_id");--> statement-breakpoint
UPDATE "alert_mails" SET "announced_at" = "created_at";
--> statement-breakpoint
-- The site shows the latest 50, so that the mails of others could not be switched off.
DELETE FROM "saved_searches" WHERE "id" IN (
  SELECT "id" FROM (
    SELECT "id", row_number() OVER (PARTITION BY "user_id" ORDER BY "created_at" DESC, "id") AS "place" FROM "saved_searches"
  ) AS "ordered" WHERE "place" > 50
);
