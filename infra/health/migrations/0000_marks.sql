CREATE SCHEMA "health";
--> statement-breakpoint
CREATE TABLE "health"."marks" (
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"kind" text NOT NULL,
	"count" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "marks_remote_version_kind_pk" PRIMARY KEY("remote","version","kind")
);
