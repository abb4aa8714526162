CREATE TABLE "auth"."payment_moves" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "auth"."payment_moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subject" text NOT NULL,
	"from_state" text NOT NULL,
	"to_state" text NOT NULL,
	"who" text NOT NULL,
	"why" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth"."payments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "auth"."payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"asked_by" text NOT NULL,
	"customer_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"titles" jsonb NOT NULL,
	"token" text NOT NULL,
	"body_hash" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"hold_seconds" integer NOT NULL,
	"back" text NOT NULL,
	"done" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_reference_unique" UNIQUE("reference"),
	CONSTRAINT "payments_token_unique" UNIQUE("token"),
	CONSTRAINT "payments_amount" CHECK ("auth"."payments"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "auth"."provider_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "auth"."provider_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" text NOT NULL,
	"kind" text NOT NULL,
	"body" text NOT NULL,
	"customer_id" bigint,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"processed_at" timestamp with time zone,
	"outcome" text,
	CONSTRAINT "provider_events_event_id_unique" UNIQUE("event_id")
);
--> statement-breakpoint
CREATE TABLE "auth"."provider_orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "auth"."provider_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"receipt" text NOT NULL,
	"order_id" text,
	"state" text DEFAULT 'created' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "provider_orders_receipt_unique" UNIQUE("receipt"),
	CONSTRAINT "provider_orders_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "provider_orders_amount" CHECK ("auth"."provider_orders"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "auth"."provider_payments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "auth"."provider_payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider_order_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"payment_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"method" text,
	"state" text NOT NULL,
	"failure" text,
	"captured_at" timestamp with time zone,
	"is_credited" boolean DEFAULT false NOT NULL,
	"returned" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "provider_payments_payment_id_unique" UNIQUE("payment_id"),
	CONSTRAINT "provider_payments_returned" CHECK ("auth"."provider_payments"."returned" BETWEEN 0 AND "auth"."provider_payments"."amount")
);
--> statement-breakpoint
ALTER TABLE "auth"."provider_orders" ADD CONSTRAINT "provider_orders_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "auth"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."provider_payments" ADD CONSTRAINT "provider_payments_provider_order_id_provider_orders_id_fk" FOREIGN KEY ("provider_order_id") REFERENCES "auth"."provider_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_moves_subject" ON "auth"."payment_moves" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "payments_customer" ON "auth"."payments" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "payments_due" ON "auth"."payments" USING btree ("expires_at") WHERE state IN ('open', 'pending');--> statement-breakpoint
CREATE INDEX "provider_events_waiting" ON "auth"."provider_events" USING btree ("id") WHERE processed_at IS NULL;--> statement-breakpoint
CREATE INDEX "provider_events_customer" ON "auth"."provider_events" USING btree ("customer_id") WHERE customer_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "provider_orders_payment" ON "auth"."provider_orders" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "provider_orders_silent" ON "auth"."provider_orders" USING btree ("asked_at") WHERE state IN ('created', 'attempted');--> statement-breakpoint
CREATE INDEX "provider_payments_order" ON "auth"."provider_payments" USING btree ("provider_order_id");--> statement-breakpoint
CREATE INDEX "provider_payments_customer" ON "auth"."provider_payments" USING btree ("customer_id","captured_at");