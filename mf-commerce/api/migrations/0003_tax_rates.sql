CREATE TABLE "commerce"."tax_rates" (
	"code" text NOT NULL,
	"valid_from" date NOT NULL,
	"basis_points" integer NOT NULL,
	"treatment" text NOT NULL,
	"what" text NOT NULL,
	"source" text NOT NULL,
	"is_doubtful" boolean NOT NULL,
	"added_by" text NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tax_rates_code_valid_from_pk" PRIMARY KEY("code","valid_from"),
	CONSTRAINT "tax_rates_code" CHECK ("commerce"."tax_rates"."code" ~ '^[0-9]{2,8}$'),
	CONSTRAINT "tax_rates_points" CHECK ("commerce"."tax_rates"."basis_points" between 0 and 5000),
	CONSTRAINT "tax_rates_treatment" CHECK (("commerce"."tax_rates"."treatment" = 'taxed') = ("commerce"."tax_rates"."basis_points" > 0))
);
