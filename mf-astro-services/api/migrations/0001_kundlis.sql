CREATE TABLE "astro"."birth_profiles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "astro"."birth_profiles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"label" text NOT NULL,
	"name" text NOT NULL,
	"gender" text,
	"date" date NOT NULL,
	"time" text,
	"place_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "astro"."kundlis" (
	"id" text PRIMARY KEY NOT NULL,
	"input" jsonb NOT NULL,
	"maker" text,
	"user_id" bigint,
	"is_name_shared" boolean DEFAULT false NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "birth_profiles_user_id" ON "astro"."birth_profiles" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "kundlis_expires_at" ON "astro"."kundlis" USING btree ("expires_at");