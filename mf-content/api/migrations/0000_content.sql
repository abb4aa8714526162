CREATE SCHEMA IF NOT EXISTS "content";
--> statement-breakpoint
CREATE TABLE "content"."items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content"."items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"origin" text DEFAULT 'editor' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"image" text NOT NULL,
	"published_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "items_kind_slug" UNIQUE("kind","slug"),
	CONSTRAINT "items_status" CHECK ("content"."items"."status" in ('draft', 'published', 'archived')),
	CONSTRAINT "items_origin" CHECK ("content"."items"."origin" in ('seed', 'editor')),
	CONSTRAINT "items_published_has_date" CHECK ("content"."items"."status" <> 'published' or "content"."items"."published_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "content"."texts" (
	"item_id" integer NOT NULL,
	"lang" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" jsonb NOT NULL,
	CONSTRAINT "texts_pk" PRIMARY KEY("item_id","lang"),
	CONSTRAINT "texts_lang" CHECK ("content"."texts"."lang" in ('en', 'hi'))
);
--> statement-breakpoint
ALTER TABLE "content"."texts" ADD CONSTRAINT "texts_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "content"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "items_list" ON "content"."items" USING btree ("kind","status","position");