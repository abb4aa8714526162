CREATE SCHEMA "astro";
--> statement-breakpoint
CREATE TABLE "astro"."astrologers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "astro"."astrologers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"languages" jsonb NOT NULL,
	"skills" jsonb NOT NULL,
	"about" jsonb NOT NULL,
	"experience_years" integer NOT NULL,
	"price_per_minute" bigint NOT NULL,
	"image" text NOT NULL,
	"status" text DEFAULT 'offline' NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "astrologers_slug_unique" UNIQUE("slug")
);
