CREATE TABLE "astro"."matches" (
	"id" text PRIMARY KEY NOT NULL,
	"boy" jsonb NOT NULL,
	"girl" jsonb NOT NULL,
	"maker" text,
	"user_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "matches_expires_at" ON "astro"."matches" USING btree ("expires_at");