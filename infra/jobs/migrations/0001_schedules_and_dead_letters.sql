-- What is open, which every gateway looks for each second, and the dead letters.
CREATE INDEX "job_open" ON "jobs"."job" ("name", "state") WHERE state <= 'active';
--> statement-breakpoint
CREATE INDEX "job_dead" ON "jobs"."job" ("name", "completed_on") WHERE state = 'failed';
--> statement-breakpoint
-- When a schedule was last asked for: of several gateways one does it.
CREATE TABLE "jobs"."firings" (
	"name" text PRIMARY KEY,
	"due" timestamp with time zone NOT NULL
);
--> statement-breakpoint
-- When an alarm about a job's dead letters was last sent.
CREATE TABLE "jobs"."alarms" (
	"name" text PRIMARY KEY,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
-- What became of dead letters, and by whom.
CREATE TABLE "jobs"."decisions" (
	"id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	"at" timestamp with time zone NOT NULL DEFAULT now(),
	"name" text NOT NULL,
	"job_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"what" text NOT NULL CHECK ("what" IN ('replayed', 'dropped')),
	"by" text NOT NULL,
	"why" text NOT NULL
);
