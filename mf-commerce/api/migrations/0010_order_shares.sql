ALTER TABLE "commerce"."order_lines" ADD COLUMN "treatment" text DEFAULT 'taxed' NOT NULL;--> statement-breakpoint
ALTER TABLE "commerce"."orders" ADD COLUMN "cash_paise" bigint;