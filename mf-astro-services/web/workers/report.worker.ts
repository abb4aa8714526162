import { fetchTables } from 'shared/jyotish/astronomy/fetch-tables';
import { openReport } from 'shared/jyotish/report/open-report';
import { computeOverview } from 'shared/jyotish/report/overview';
import { tellSection } from '../model/report/tell-section';
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

/** Loads the years that are needed, then computes as the service does. */
async function answer({ tables, birth, conventions, section, lang, now }: ReportTask) {
  const years = [birth.utc, now].map((iso) => new Date(iso).getUTCFullYear());
  await Promise.all(years.map((year) => fetchTables(tables, year - 1, year + 1)));
  const report = openReport(birth, conventions);
  return {
    overview: computeOverview(report, now),
    told: await tellSection(section, report, now, lang),
  };
}
