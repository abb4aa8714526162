import type { KeptKundli } from 'shared/contracts/astro-kundli-kept';
import type { KundliSection } from 'shared/contracts/astro-kundli-sections';
import type { ReportConventions } from 'shared/jyotish/report/report-types';
import type { Lang } from 'shared/remote-kit/page';

/** The kundli the page shows: what the next one is computed from. Only ever set in a browser. */
let shown: { kept: KeptKundli; lang: Lang } | null = null;

/** Says which kundli the page shows. */
export function rememberShown(kept: KeptKundli, lang: Lang): void {
  shown = { kept, lang };
}

/**
 * The kundli by other conventions, computed by the page's own worker; null where the service has to
 * be asked: on the server, for another kundli than the one shown, without a change of convention, and
 * when the worker can't be had.
 */
export async function findLocally(
  id: string,
  section: KundliSection,
  chosen: Partial<ReportConventions>,
  lang: Lang,
): Promise<KeptKundli | null> {
  if (!shown || shown.kept.id !== id || shown.lang !== lang) return null;
  const { conventions } = shown.kept.kundli;
  const before: ReportConventions = { ...conventions, houses: conventions.chalit };
  const isChanged = Object.entries(chosen).some(
    ([name, value]) => before[name as keyof ReportConventions] !== value,
  );
  // the periods of Saturn run over a century, whose tables are more than their answer
  if (!isChanged || section === 'doshas') return null;
  const { recompute } = await import('./recompute');
  return recompute(shown.kept, section, { ...before, ...chosen }, lang);
}
