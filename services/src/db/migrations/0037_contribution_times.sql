CREATE TABLE "contribution_times" (
	"user_id" text NOT NULL,
	"job_offer_id" integer NOT NULL,
	"kind" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contribution_times_user_id_job_offer_id_kind_pk" PRIMARY KEY("user_id","job_offer_id","kind")
);
--> statement-breakpoint
ALTER TABLE "contribution_times" ADD CONSTRAINT "contribution_times_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contribution_times" ADD CONSTRAINT "contribution_times_job_offer_id_job_offers_id_fk" FOREIGN KEY ("job_offer_id") REFERENCES "public"."job_offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contribution_times_job_offer_id_index" ON "contribution_times" USING btree ("job_offer_id");--> statement-breakpoint
INSERT INTO "contribution_times" ("user_id", "job_offer_id", "kind", "changed_at")
SELECT "user_id", "job_offer_id", "kind", "created_at" FROM (
  SELECT 'earnings' AS "kind", "user_id", "job_offer_id", "created_at" FROM "earnings"
  UNION ALL SELECT 'cost_starts', "user_id", "job_offer_id", "created_at" FROM "cost_starts"
  UNION ALL SELECT 'sign_up_times', "user_id", "job_offer_id", "created_at" FROM "sign_up_times"
  UNION ALL SELECT 'customer_availabilities', "user_id", "job_offer_id", "created_at" FROM "customer_availabilities"
) "given" WHERE "user_id" IN (SELECT "id" FROM "users");
