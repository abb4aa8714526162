CREATE TABLE "content"."horoscopes" (
	"period" text NOT NULL,
	"sign" text NOT NULL,
	"key" text NOT NULL,
	"lang" text NOT NULL,
	"summary" text NOT NULL,
	"paragraphs" text[] NOT NULL,
	"love" text NOT NULL,
	"career" text NOT NULL,
	"money" text NOT NULL,
	"health" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "horoscopes_pk" PRIMARY KEY("period","key","lang","sign"),
	CONSTRAINT "horoscopes_has_text" CHECK (cardinality("content"."horoscopes"."paragraphs") > 0)
);
