CREATE TABLE "content"."darshan_rites" (
	"temple" text NOT NULL,
	"slug" text NOT NULL,
	"origin" text DEFAULT 'editor' NOT NULL,
	"kind" text NOT NULL,
	"name_en" text NOT NULL,
	"name_hi" text NOT NULL,
	"starts" text NOT NULL,
	"ends" text,
	"months" integer[],
	"weekdays" integer[],
	"stream" text,
	"stream_permitted_on" date,
	CONSTRAINT "darshan_rites_pk" PRIMARY KEY("temple","slug"),
	CONSTRAINT "darshan_rites_origin" CHECK ("content"."darshan_rites"."origin" in ('seed', 'editor')),
	CONSTRAINT "darshan_rites_kind" CHECK ("content"."darshan_rites"."kind" in ('darshan', 'aarti')),
	CONSTRAINT "darshan_rites_starts" CHECK ("content"."darshan_rites"."starts" ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|sun(rise|set)([+-][0-9]{1,3})?)$'),
	CONSTRAINT "darshan_rites_ends" CHECK ("content"."darshan_rites"."ends" ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|sun(rise|set)([+-][0-9]{1,3})?)$'),
	CONSTRAINT "darshan_rites_stream" CHECK ("content"."darshan_rites"."stream" ~ '^https?://'),
	CONSTRAINT "darshan_rites_stream_permitted" CHECK ("content"."darshan_rites"."stream" is null or "content"."darshan_rites"."stream_permitted_on" is not null)
);
--> statement-breakpoint
CREATE TABLE "content"."darshan_temples" (
	"slug" text PRIMARY KEY NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"origin" text DEFAULT 'editor' NOT NULL,
	"name_en" text NOT NULL,
	"name_hi" text NOT NULL,
	"place_en" text NOT NULL,
	"place_hi" text NOT NULL,
	"deity_en" text NOT NULL,
	"deity_hi" text NOT NULL,
	"keeper_en" text NOT NULL,
	"keeper_hi" text NOT NULL,
	"website" text NOT NULL,
	"time_zone" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	CONSTRAINT "darshan_temples_origin" CHECK ("content"."darshan_temples"."origin" in ('seed', 'editor')),
	CONSTRAINT "darshan_temples_website" CHECK ("content"."darshan_temples"."website" ~ '^https?://')
);
--> statement-breakpoint
ALTER TABLE "content"."darshan_rites" ADD CONSTRAINT "darshan_rites_temple_darshan_temples_slug_fk" FOREIGN KEY ("temple") REFERENCES "content"."darshan_temples"("slug") ON DELETE cascade ON UPDATE no action;