CREATE TABLE "outbox"."deliveries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox"."deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"remote" text NOT NULL,
	"event" text NOT NULL,
	"key" text NOT NULL,
	"payload" jsonb NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox"."keys" (
	"key" text PRIMARY KEY NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox"."subscribers" (
	"remote" text NOT NULL,
	"event" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscribers_remote_event_pk" PRIMARY KEY("remote","event")
);
--> statement-breakpoint
CREATE INDEX "deliveries_order" ON "outbox"."deliveries" USING btree ("remote","key","id");--> statement-breakpoint
CREATE INDEX "deliveries_next" ON "outbox"."deliveries" USING btree ("remote","next_at");