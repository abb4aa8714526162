CREATE TABLE "content"."feed_copies" (
	"address" text PRIMARY KEY NOT NULL,
	"xml" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL
);
