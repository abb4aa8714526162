CREATE TABLE "auth"."bank_accounts" (
	"customer_id" bigint PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"last_digits" text NOT NULL,
	"given_at" timestamp with time zone DEFAULT now() NOT NULL,
	"verified_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "auth"."money_rules" (
	"name" text NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"value" jsonb NOT NULL,
	CONSTRAINT "money_rules_name_valid_from_pk" PRIMARY KEY("name","valid_from")
);
--> statement-breakpoint
CREATE TABLE "auth"."refund_requests" (
	"key" text PRIMARY KEY NOT NULL,
	"customer_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"reference" text NOT NULL,
	"asked_by" text NOT NULL,
	"body_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth"."refunds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "auth"."refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"request_key" text NOT NULL,
	"customer_id" bigint NOT NULL,
	"provider_payment_id" bigint,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"is_held" boolean DEFAULT true NOT NULL,
	"refund_id" text,
	"bank_reference" text,
	"failure" text,
	"sendings" integer DEFAULT 0 NOT NULL,
	"expected_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refunds_refund_id_unique" UNIQUE("refund_id"),
	CONSTRAINT "refunds_amount" CHECK ("auth"."refunds"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "auth"."wallet_settings" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"spend_cap" bigint,
	"low_balance" bigint,
	"is_alerted" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "auth"."bank_accounts" ADD CONSTRAINT "bank_accounts_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."refunds" ADD CONSTRAINT "refunds_request_key_refund_requests_key_fk" FOREIGN KEY ("request_key") REFERENCES "auth"."refund_requests"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."refunds" ADD CONSTRAINT "refunds_provider_payment_id_provider_payments_id_fk" FOREIGN KEY ("provider_payment_id") REFERENCES "auth"."provider_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."wallet_settings" ADD CONSTRAINT "wallet_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_customer" ON "auth"."refunds" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "refunds_request" ON "auth"."refunds" USING btree ("request_key");--> statement-breakpoint
CREATE INDEX "refunds_under_way" ON "auth"."refunds" USING btree ("asked_at") WHERE state IN ('approved', 'sent', 'pending');