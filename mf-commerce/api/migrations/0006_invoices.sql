CREATE TABLE "commerce"."invoice_lines" (
	"invoice_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"code" text NOT NULL,
	"en" text NOT NULL,
	"hi" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit" text NOT NULL,
	"basis_points" integer NOT NULL,
	"treatment" text NOT NULL,
	"price_paise" bigint NOT NULL,
	"discount_paise" bigint NOT NULL,
	"value_paise" bigint NOT NULL,
	"tax_paise" bigint NOT NULL,
	"credited_quantity" integer DEFAULT 0 NOT NULL,
	"credited_value_paise" bigint DEFAULT 0 NOT NULL,
	"credited_tax_paise" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "invoice_lines_invoice_id_position_pk" PRIMARY KEY("invoice_id","position"),
	CONSTRAINT "invoice_lines_quantity" CHECK ("commerce"."invoice_lines"."quantity" >= 0),
	CONSTRAINT "invoice_lines_sum" CHECK ("commerce"."invoice_lines"."value_paise" + "commerce"."invoice_lines"."tax_paise" = "commerce"."invoice_lines"."price_paise" - "commerce"."invoice_lines"."discount_paise"),
	CONSTRAINT "invoice_lines_not_negative" CHECK (least("commerce"."invoice_lines"."value_paise", "commerce"."invoice_lines"."tax_paise") >= 0),
	CONSTRAINT "invoice_lines_halves" CHECK ("commerce"."invoice_lines"."tax_paise" % 2 = 0),
	CONSTRAINT "invoice_lines_treatment" CHECK (("commerce"."invoice_lines"."treatment" = 'taxed') = ("commerce"."invoice_lines"."basis_points" > 0) and ("commerce"."invoice_lines"."treatment" = 'taxed' or "commerce"."invoice_lines"."tax_paise" = 0)),
	CONSTRAINT "invoice_lines_credited" CHECK ("commerce"."invoice_lines"."credited_quantity" between 0 and "commerce"."invoice_lines"."quantity" and "commerce"."invoice_lines"."credited_value_paise" between 0 and "commerce"."invoice_lines"."value_paise" and "commerce"."invoice_lines"."credited_tax_paise" between 0 and "commerce"."invoice_lines"."tax_paise")
);
--> statement-breakpoint
CREATE TABLE "commerce"."invoice_series" (
	"prefix" text NOT NULL,
	"year" text NOT NULL,
	"last" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoice_series_prefix_year_pk" PRIMARY KEY("prefix","year")
);
--> statement-breakpoint
CREATE TABLE "commerce"."invoices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "commerce"."invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"serial" text NOT NULL,
	"kind" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	"reference" text NOT NULL,
	"subject" text NOT NULL,
	"customer_id" integer,
	"credits_id" bigint,
	"reason" text,
	"seller" jsonb NOT NULL,
	"recipient" jsonb NOT NULL,
	"delivery" jsonb,
	"place_of_supply" text NOT NULL,
	"taxable_paise" bigint NOT NULL,
	"untaxed_paise" bigint NOT NULL,
	"cgst_paise" bigint NOT NULL,
	"sgst_paise" bigint NOT NULL,
	"igst_paise" bigint NOT NULL,
	"total_paise" bigint NOT NULL,
	"is_demonstration" boolean NOT NULL,
	CONSTRAINT "invoices_serial_unique" UNIQUE("serial"),
	CONSTRAINT "invoices_reference_unique" UNIQUE("reference"),
	CONSTRAINT "invoices_serial" CHECK ("commerce"."invoices"."serial" ~ '^[A-Za-z0-9/-]{1,16}$'),
	CONSTRAINT "invoices_credit" CHECK (("commerce"."invoices"."kind" = 'credit_note') = ("commerce"."invoices"."credits_id" is not null)),
	CONSTRAINT "invoices_sum" CHECK ("commerce"."invoices"."total_paise" = "commerce"."invoices"."taxable_paise" + "commerce"."invoices"."untaxed_paise" + "commerce"."invoices"."cgst_paise" + "commerce"."invoices"."sgst_paise" + "commerce"."invoices"."igst_paise"),
	CONSTRAINT "invoices_halves" CHECK ("commerce"."invoices"."cgst_paise" = "commerce"."invoices"."sgst_paise"),
	CONSTRAINT "invoices_one_levy" CHECK ("commerce"."invoices"."cgst_paise" = 0 or "commerce"."invoices"."igst_paise" = 0)
);
--> statement-breakpoint
ALTER TABLE "commerce"."invoice_lines" ADD CONSTRAINT "invoice_lines_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "commerce"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commerce"."invoices" ADD CONSTRAINT "invoices_credits_id_invoices_id_fk" FOREIGN KEY ("credits_id") REFERENCES "commerce"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoices_of_subject" ON "commerce"."invoices" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "invoices_of_customer" ON "commerce"."invoices" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "invoices_by_day" ON "commerce"."invoices" USING btree ("day","id");--> statement-breakpoint
CREATE INDEX "invoices_credits" ON "commerce"."invoices" USING btree ("credits_id");