import { fetchTables } from 'shared/jyotish/astronomy/fetch-tables';
import { openReport } from 'shared/jyotish/report/open-report';
import { computeOverview } from 'shared/jyotish/report/overview';
import { tellSection } from '../../model/report/tell-section';
import type { ReportAnswer, ReportTask } from './report-task';

/** The part of a worker's global scope that is used here. */
interface WorkerScope {
  addEventListener(type: 'message', listener: (event: MessageEvent<ReportTask>) => void): void;
  postMessage(answer: ReportAnswer): void;
}

const scope = globalThis as unknown as WorkerScope;

scope.addEventListener('message', ({ data }) => {
  void answer(data).then(
    (found) => scope.postMessage({ turn: data.turn, ...found }),
    (error: unknown) => scope.postMessage({ turn: data.turn, error: String(error) }),
  );
});

const dayMs = 86_400_000;

/** Loads the years that are needed, then computes as the service does. */
async function answer({ tables, birth, conventions, section, lang, now }: ReportTask) {
  await Promise.all(
    listYears(birth.utc, now, section).map(([from, until]) => fetchTables(tables, from, until)),
  );
  const report = openReport(birth, conventions);
  return {
    overview: computeOverview(report, now),
    told: await tellSection(section, report, now, lang),
  };
}

/** The years whose sky is looked at: those of the birth, and of now for what is about now. */
function listYears(
  birth: string,
  now: string,
  section: ReportTask['section'],
): [from: number, until: number][] {
  const yearOf = (ms: number) => new Date(ms).getUTCFullYear();
  // the day of birth with its neighbours
  const born = Date.parse(birth);
  const years: [number, number][] = [[yearOf(born - 3 * dayMs), yearOf(born + 3 * dayMs)]];
  const current = yearOf(Date.parse(now));
  if (section === 'transits') years.push([current, current]);
  // the returns of the sun around this year's birthday
  if (section === 'year') years.push([current - 3, current + 2]);
  return years;
}
