CREATE TABLE "spent_keys" (
	"user_id" text NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"input_hash" text,
	CONSTRAINT "spent_keys_user_id_idempotency_key_pk" PRIMARY KEY("user_id","idempotency_key")
);
