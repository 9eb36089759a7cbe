CREATE TABLE "city_aliases" (
	"city_id" integer NOT NULL,
	"name" text NOT NULL,
	"folded_name" text NOT NULL,
	CONSTRAINT "city_aliases_city_id_name_pk" PRIMARY KEY("city_id","name")
);
--> statement-breakpoint
ALTER TABLE "city_aliases" ADD CONSTRAINT "city_aliases_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;