CREATE SCHEMA "releases";
--> statement-breakpoint
CREATE TABLE "releases"."generations" (
	"generation" integer PRIMARY KEY NOT NULL,
	"document" jsonb NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL
);
