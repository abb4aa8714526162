CREATE SCHEMA "platform";
--> statement-breakpoint
CREATE TABLE "platform"."inbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "platform"."inbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"to" text NOT NULL,
	"subject" text,
	"text" text NOT NULL,
	"code" text,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
