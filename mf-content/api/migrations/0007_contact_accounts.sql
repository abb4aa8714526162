ALTER TABLE "content"."contact_requests" ADD COLUMN "user_id" bigint;--> statement-breakpoint
CREATE INDEX "contact_requests_user" ON "content"."contact_requests" USING btree ("user_id");