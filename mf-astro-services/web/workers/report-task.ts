import type { KundliSection, ToldSection } from 'shared/contracts/astro-kundli-sections';
import type { Overview, ReportBirth, ReportConventions } from 'shared/jyotish/report/report-types';
import type { Lang } from 'shared/remote-kit/page';

/** What the page asks its worker. */
export interface ReportTask {
  /** The answer bears the same number. */
  turn: number;
  /** Address of the folder of the ephemeris tables. */
  tables: string;
  birth: ReportBirth;
  conventions: ReportConventions;
  section: KundliSection;
  lang: Lang;
  /** ISO instant. */
  now: string;
}

/** What the worker answers. */
export type ReportAnswer = { turn: number } & (
  { overview: Overview; told: ToldSection } | { error: string }
);
