CREATE TABLE "content"."contact_requests" (
	"ticket" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"contact" text NOT NULL,
	"topic" text NOT NULL,
	"message" text NOT NULL,
	"lang" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"sender" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_requests_state" CHECK ("content"."contact_requests"."state" in ('open', 'answered'))
);
--> statement-breakpoint
CREATE INDEX "contact_requests_sender" ON "content"."contact_requests" USING btree ("sender","created_at");--> statement-breakpoint
CREATE INDEX "contact_requests_contact" ON "content"."contact_requests" USING btree ("contact","created_at");