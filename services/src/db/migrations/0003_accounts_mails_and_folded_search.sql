-- A text without accents, for comparing words: what fold() of src/text does, for the Latin letters of Europe. Not the
-- extension unaccent: it is not immutable, and a column that the database keeps must be. Most texts have nothing to fold.
CREATE FUNCTION "folded"(words text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	select case when octet_length(words) = length(words) then words else translate(
		replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(words, 'Æ', 'ae'), 'Þ', 'th'), 'ß', 'ss'), 'æ', 'ae'), 'þ', 'th'), 'Ĳ', 'ij'), 'ĳ', 'ij'), 'Œ', 'oe'), 'œ', 'oe'), 'ẞ', 'ss'),
		'ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝàáâãäåçèéêëìíîïðñòóôõöøùúûüýÿĀāĂăĄąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĨĩĪīĬĭĮįİıĴĵĶķĹĺĻļĽľŁłŃńŅņŇňŊŋŌōŎŏŐőŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŦŧŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽžſȘșȚț' || U&'\0300\0301\0302\0303\0304\0306\0307\0308\030a\030b\030c\0327\0328',
		'aaaaaaceeeeiiiidnoooooouuuuyaaaaaaceeeeiiiidnoooooouuuuyyaaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiijjkkllllllllnnnnnnnnoooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzssstt') end
$$;
--> statement-breakpoint
CREATE TABLE "account_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"user_id" text,
	"secret" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"claimed_at" timestamp with time zone,
	CONSTRAINT "account_tokens_purpose_check" CHECK ("account_tokens"."purpose" in ('reset_password', 'verify_email'))
);
--> statement-breakpoint
CREATE TABLE "closed_accounts" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"closed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"language" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"hits" timestamp with time zone[] NOT NULL,
	"last_hit_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "more_job_offers" drop column "search";--> statement-breakpoint
ALTER TABLE "more_job_offers" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', folded(title || ' ' || description))) STORED;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_verified_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "account_tokens_email_index" ON "account_tokens" USING btree ("email");--> statement-breakpoint
CREATE INDEX "account_tokens_expires_at_index" ON "account_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "mails_created_at_index" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mails_next_attempt_at_index" ON "mails" USING btree ("next_attempt_at") WHERE "mails"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "request_limits_last_hit_at_index" ON "request_limits" USING btree ("last_hit_at");--> statement-breakpoint
CREATE INDEX "users_email_index" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "more_job_offers_search_index" ON "more_job_offers" USING gin ("search");
