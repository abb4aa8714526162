CREATE TABLE "calls"."kept_answers" (
	"caller" text NOT NULL,
	"contract" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"user_id" bigint,
	"answer" jsonb,
	"kept_until" timestamp with time zone NOT NULL,
	CONSTRAINT "kept_answers_caller_contract_key_pk" PRIMARY KEY("caller","contract","key")
);
--> statement-breakpoint
CREATE INDEX "kept_answers_until" ON "calls"."kept_answers" USING btree ("kept_until");--> statement-breakpoint
CREATE INDEX "kept_answers_user" ON "calls"."kept_answers" USING btree ("user_id");