CREATE SCHEMA "stream";
--> statement-breakpoint
CREATE TABLE "stream"."events" (
	"topic" text NOT NULL,
	"seq" bigint NOT NULL,
	"name" text NOT NULL,
	"data" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "events_topic_seq_pk" PRIMARY KEY("topic","seq")
);
--> statement-breakpoint
CREATE TABLE "stream"."topics" (
	"topic" text PRIMARY KEY NOT NULL,
	"head" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "events_at" ON "stream"."events" USING btree ("at");
--> statement-breakpoint
-- The topic's row stays locked until the transaction ends: numbers come in the order of commits, and one
-- that is rolled back leaves no hole.
CREATE FUNCTION "stream"."append"(of_topic text, of_name text, of_data jsonb) RETURNS bigint
LANGUAGE sql AS $$
	WITH numbered AS (
		INSERT INTO stream.topics AS known (topic, head) VALUES (of_topic, 1)
		ON CONFLICT (topic) DO UPDATE SET head = known.head + 1
		RETURNING head
	)
	INSERT INTO stream.events (topic, seq, name, data)
	SELECT of_topic, head, of_name, of_data FROM numbered
	RETURNING seq
$$;
