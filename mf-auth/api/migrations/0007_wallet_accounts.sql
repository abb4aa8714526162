CREATE TABLE "auth"."ledger_seals" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"transfer_id" bigint NOT NULL,
	"previous" text NOT NULL,
	"hash" text NOT NULL,
	"sealed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_seals_transfer_id_unique" UNIQUE("transfer_id")
);
--> statement-breakpoint
ALTER TABLE "auth"."ledger_accounts" ADD COLUMN "owner_id" bigint;--> statement-breakpoint
ALTER TABLE "auth"."ledger_accounts" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "auth"."ledger_holds" ADD COLUMN "part_of" bigint;--> statement-breakpoint
ALTER TABLE "auth"."ledger_holds" ADD COLUMN "body_hash" text;--> statement-breakpoint
ALTER TABLE "auth"."ledger_holds" ADD COLUMN "answer" jsonb;--> statement-breakpoint
ALTER TABLE "auth"."ledger_transfers" ADD COLUMN "refund_of" bigint;--> statement-breakpoint
CREATE INDEX "ledger_accounts_promotional" ON "auth"."ledger_accounts" USING btree ("owner_id","expires_at") WHERE owner_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "ledger_accounts_expiry" ON "auth"."ledger_accounts" USING btree ("expires_at") WHERE expires_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "ledger_holds_parts" ON "auth"."ledger_holds" USING btree ("part_of") WHERE part_of IS NOT NULL;--> statement-breakpoint
CREATE INDEX "ledger_transfers_refunds" ON "auth"."ledger_transfers" USING btree ("refund_of") WHERE refund_of IS NOT NULL;