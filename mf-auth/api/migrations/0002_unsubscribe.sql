ALTER TABLE "auth"."subscribers" ADD COLUMN "leave_hash" text;--> statement-breakpoint
ALTER TABLE "auth"."subscribers" ADD CONSTRAINT "subscribers_leave_hash_unique" UNIQUE("leave_hash");