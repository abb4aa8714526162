ALTER TABLE "auth"."subscribers" ADD COLUMN "former_leave_hash" text;--> statement-breakpoint
ALTER TABLE "auth"."subscribers" ADD COLUMN "left_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "auth"."subscribers" ADD CONSTRAINT "subscribers_former_leave_hash_unique" UNIQUE("former_leave_hash");