CREATE TABLE "more_job_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE INDEX "more_job_words_word_index" ON "more_job_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
-- In the order of the words, so that two that add the same ones wait for each other and never both.
CREATE FUNCTION "keep_more_job_words"() RETURNS trigger LANGUAGE plpgsql AS $$ begin
	insert into more_job_words (word)
	select distinct word from written, unnest(tsvector_to_array(written.search)) as word
	where word ~ '^[^0-9]{3,40}$'
	order by word
	on conflict do nothing;
	return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "more_job_offers_insert_words" AFTER INSERT ON "more_job_offers" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_more_job_words();
--> statement-breakpoint
CREATE TRIGGER "more_job_offers_update_words" AFTER UPDATE ON "more_job_offers" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_more_job_words();
--> statement-breakpoint
INSERT INTO "more_job_words" ("word") SELECT DISTINCT word FROM "more_job_offers", unnest(tsvector_to_array(search)) AS word WHERE word ~ '^[^0-9]{3,40}$';
