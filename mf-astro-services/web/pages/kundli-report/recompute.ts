import type { KeptKundli } from 'shared/contracts/astro-kundli-kept';
import type { KundliSection } from 'shared/contracts/astro-kundli-sections';
import type { ReportConventions } from 'shared/jyotish/report/report-types';
import type { Lang } from 'shared/remote-kit/page';
import type { ReportAnswer, ReportTask } from '../../workers/report-task';

// where the release's files are: webpack sets it
declare const __webpack_public_path__: string;

const longestWaitMs = 8000;

let worker: Worker | null = null;
let asked = 0;

/** Computes a kundli anew in a worker. Null when it can't be done here, whatever the reason. */
export async function recompute(
  kept: KeptKundli,
  section: KundliSection,
  conventions: ReportConventions,
  lang: Lang,
): Promise<KeptKundli | null> {
  const { input, utc } = kept.kundli;
  const { latitude, longitude } = input.place;
  const sex = input.gender === 'female' || input.gender === 'male' ? input.gender : undefined;
  asked += 1;
  const answer = await ask({
    turn: asked,
    tables: new URL(`${__webpack_public_path__}tables/`, window.location.href).href,
    birth: {
      ...{ utc, latitude, longitude, isTimeKnown: input.time !== null },
      person: sex ? { sex } : {},
    },
    ...{ conventions, section, lang, now: new Date().toISOString() },
  });
  if (!answer || 'error' in answer) return null;
  const { overview, told } = answer;
  const { clock } = kept.kundli.conventions;
  const kundli = {
    ...{ ...kept.kundli, ...overview },
    conventions: { ...overview.conventions, clock },
  };
  return { ...kept, kundli, section: told };
}

/** Asks the worker, which is started at the first question and dropped when it fails. */
function ask(task: ReportTask): Promise<ReportAnswer | null> {
  return new Promise((resolve) => {
    if (typeof Worker === 'undefined') return resolve(null);
    worker ??= new Worker(`${__webpack_public_path__}report.worker.js`);
    const current = worker;
    const finish = (answer: ReportAnswer | null) => {
      clearTimeout(timer);
      current.removeEventListener('message', hear);
      current.removeEventListener('error', fail);
      resolve(answer);
    };
    const hear = ({ data }: MessageEvent<ReportAnswer>) => {
      if (data.turn === task.turn) finish(data);
    };
    const fail = () => {
      current.terminate();
      worker = null;
      finish(null);
    };
    const timer = setTimeout(fail, longestWaitMs);
    current.addEventListener('message', hear);
    current.addEventListener('error', fail);
    current.postMessage(task);
  });
}
