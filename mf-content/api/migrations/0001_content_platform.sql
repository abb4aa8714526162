-- comes with PostgreSQL; any owner of the database may add it
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "content"."festival_details" (
	"item_id" integer PRIMARY KEY NOT NULL,
	"festival_ids" text[] NOT NULL,
	"deity" text NOT NULL,
	"regions" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content"."links" (
	"item_id" integer PRIMARY KEY NOT NULL,
	"href" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content"."lyric_details" (
	"item_id" integer PRIMARY KEY NOT NULL,
	"deity" text NOT NULL,
	"tradition" text NOT NULL,
	"audio" text,
	"meaning_en" text NOT NULL,
	"meaning_hi" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content"."lyric_stanzas" (
	"item_id" integer NOT NULL,
	"position" integer NOT NULL,
	"devanagari" text[] NOT NULL,
	"roman" text[] NOT NULL,
	CONSTRAINT "lyric_stanzas_pk" PRIMARY KEY("item_id","position")
);
--> statement-breakpoint
CREATE TABLE "content"."podcast_chapters" (
	"item_id" integer NOT NULL,
	"at" integer NOT NULL,
	"en" text NOT NULL,
	"hi" text NOT NULL,
	CONSTRAINT "podcast_chapters_pk" PRIMARY KEY("item_id","at")
);
--> statement-breakpoint
CREATE TABLE "content"."podcast_details" (
	"item_id" integer PRIMARY KEY NOT NULL,
	"file" text NOT NULL,
	"seconds" integer NOT NULL,
	"transcript_en" text NOT NULL,
	"transcript_hi" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content"."review_details" (
	"item_id" integer PRIMARY KEY NOT NULL,
	"rating" smallint NOT NULL,
	"reviewer" text NOT NULL,
	"subject" text NOT NULL,
	"is_verified" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content"."rite_texts" (
	"item_id" integer NOT NULL,
	"lang" text NOT NULL,
	"samagri" text[] NOT NULL,
	"vidhi" text[] NOT NULL,
	"katha" text NOT NULL,
	"foods" text[] NOT NULL,
	CONSTRAINT "rite_texts_pk" PRIMARY KEY("item_id","lang")
);
--> statement-breakpoint
CREATE TABLE "content"."story_pages" (
	"item_id" integer NOT NULL,
	"position" integer NOT NULL,
	"picture" text NOT NULL,
	"en" text NOT NULL,
	"hi" text NOT NULL,
	CONSTRAINT "story_pages_pk" PRIMARY KEY("item_id","position")
);
--> statement-breakpoint
CREATE TABLE "content"."testimonial_details" (
	"item_id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"place" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content"."video_details" (
	"item_id" integer PRIMARY KEY NOT NULL,
	"file" text NOT NULL,
	"poster" text NOT NULL,
	"seconds" integer NOT NULL,
	"captions_en" text NOT NULL,
	"captions_hi" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content"."vrat_details" (
	"item_id" integer PRIMARY KEY NOT NULL,
	"festival_ids" text[] NOT NULL,
	"deity" text NOT NULL,
	"frequency" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content"."pictures" (
	"hash" text PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"placeholder" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content"."items" DROP CONSTRAINT "items_published_has_date";--> statement-breakpoint
ALTER TABLE "content"."items" DROP CONSTRAINT "items_status";--> statement-breakpoint
ALTER TABLE "content"."items" ALTER COLUMN "image" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "content"."texts" ALTER COLUMN "body" SET DEFAULT '[]';--> statement-breakpoint
ALTER TABLE "content"."items" ADD COLUMN "seed_hash" text;--> statement-breakpoint
ALTER TABLE "content"."items" ADD COLUMN "cover" text;--> statement-breakpoint
ALTER TABLE "content"."items" ADD COLUMN "category" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "content"."items" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "content"."items" ADD COLUMN "author" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "content"."texts" ADD COLUMN "html" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "content"."texts" ADD COLUMN "cover_alt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "content"."texts" ADD COLUMN "seo_title" text;--> statement-breakpoint
ALTER TABLE "content"."texts" ADD COLUMN "seo_description" text;--> statement-breakpoint
ALTER TABLE "content"."texts" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector(case when lang = 'en' then 'english'::regconfig else 'simple'::regconfig end, title), 'A') || setweight(to_tsvector(case when lang = 'en' then 'english'::regconfig else 'simple'::regconfig end, summary), 'B') || setweight(to_tsvector(case when lang = 'en' then 'english'::regconfig else 'simple'::regconfig end, html), 'C') || setweight(to_tsvector(case when lang = 'en' then 'english'::regconfig else 'simple'::regconfig end, body), 'C')) STORED;--> statement-breakpoint
ALTER TABLE "content"."festival_details" ADD CONSTRAINT "festival_details_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "content"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."links" ADD CONSTRAINT "links_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "content"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."lyric_details" ADD CONSTRAINT "lyric_details_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "content"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."lyric_stanzas" ADD CONSTRAINT "lyric_stanzas_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "content"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."podcast_chapters" ADD CONSTRAINT "podcast_chapters_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "content"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."podcast_details" ADD CONSTRAINT "podcast_details_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "content"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."review_details" ADD CONSTRAINT "review_details_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "content"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."rite_texts" ADD CONSTRAINT "rite_texts_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "content"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."story_pages" ADD CONSTRAINT "story_pages_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "content"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."story_pages" ADD CONSTRAINT "story_pages_picture_pictures_hash_fk" FOREIGN KEY ("picture") REFERENCES "content"."pictures"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."testimonial_details" ADD CONSTRAINT "testimonial_details_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "content"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."video_details" ADD CONSTRAINT "video_details_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "content"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."video_details" ADD CONSTRAINT "video_details_poster_pictures_hash_fk" FOREIGN KEY ("poster") REFERENCES "content"."pictures"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."vrat_details" ADD CONSTRAINT "vrat_details_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "content"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."items" ADD CONSTRAINT "items_cover_pictures_hash_fk" FOREIGN KEY ("cover") REFERENCES "content"."pictures"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "items_by_date" ON "content"."items" USING btree ("kind","published_at","id") WHERE "content"."items"."status" in ('published', 'scheduled');--> statement-breakpoint
CREATE INDEX "items_by_position" ON "content"."items" USING btree ("kind","position","id") WHERE "content"."items"."status" in ('published', 'scheduled');--> statement-breakpoint
CREATE INDEX "items_of_category_by_date" ON "content"."items" USING btree ("kind","category","published_at","id") WHERE "content"."items"."status" in ('published', 'scheduled');--> statement-breakpoint
CREATE INDEX "items_of_category_by_position" ON "content"."items" USING btree ("kind","category","position","id") WHERE "content"."items"."status" in ('published', 'scheduled');--> statement-breakpoint
CREATE INDEX "items_tags" ON "content"."items" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "items_near_slug" ON "content"."items" USING gin ("slug" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "texts_search" ON "content"."texts" USING gin ("search");--> statement-breakpoint
CREATE INDEX "texts_near_title" ON "content"."texts" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "content"."items" ADD CONSTRAINT "items_shown_has_date" CHECK ("content"."items"."status" in ('draft', 'archived') or "content"."items"."published_at" is not null);--> statement-breakpoint
ALTER TABLE "content"."items" ADD CONSTRAINT "items_status" CHECK ("content"."items"."status" in ('draft', 'scheduled', 'published', 'archived'));