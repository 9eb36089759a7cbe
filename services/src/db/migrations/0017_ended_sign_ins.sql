CREATE TABLE "ended_sign_ins" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"ended_at" timestamp with time zone NOT NULL
);
