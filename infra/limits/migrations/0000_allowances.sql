CREATE SCHEMA "limits";
--> statement-breakpoint
CREATE UNLOGGED TABLE "limits"."allowances" (
	"key" text PRIMARY KEY NOT NULL,
	"used_until" timestamp with time zone NOT NULL
);
