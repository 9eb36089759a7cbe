CREATE TABLE "alert_mails" (
	"user_id" text NOT NULL,
	"day" date NOT NULL,
	"mail_id" uuid NOT NULL,
	"offer_ids" integer[] NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "alert_mails_user_id_day_pk" PRIMARY KEY("user_id","day"),
	CONSTRAINT "alert_mails_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"city_id" integer NOT NULL,
	"categories" text[] NOT NULL,
	"type" text,
	"alerts_since" timestamp with time zone,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_searches_user_id_search_unique" UNIQUE NULLS NOT DISTINCT("user_id","city_id","categories","type")
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
ALTER TABLE "alert_mails" ADD CONSTRAINT "alert_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_mails_created_at_index" ON "alert_mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "saved_searches_city_id_index" ON "saved_searches" USING btree ("city_id") WHERE "saved_searches"."alerts_since" is not null;