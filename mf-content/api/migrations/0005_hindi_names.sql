CREATE TABLE "content"."story_details" (
	"item_id" integer PRIMARY KEY NOT NULL,
	"poster" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content"."festival_details" ADD COLUMN "deity_hi" text;--> statement-breakpoint
ALTER TABLE "content"."festival_details" ADD COLUMN "regions_hi" text[];--> statement-breakpoint
ALTER TABLE "content"."lyric_details" ADD COLUMN "deity_hi" text;--> statement-breakpoint
ALTER TABLE "content"."lyric_details" ADD COLUMN "tradition_hi" text;--> statement-breakpoint
ALTER TABLE "content"."vrat_details" ADD COLUMN "deity_hi" text;--> statement-breakpoint
ALTER TABLE "content"."story_details" ADD CONSTRAINT "story_details_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "content"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."story_details" ADD CONSTRAINT "story_details_poster_pictures_hash_fk" FOREIGN KEY ("poster") REFERENCES "content"."pictures"("hash") ON DELETE no action ON UPDATE no action;