import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Answered } from './observe-asks';
import { TIME_BOUNDS } from './tally';

/** Names a release among the metrics. */
export interface Labels {
  remote: string;
  release: string;
}

/** What is read when somebody asks for the metrics. */
export interface Sources {
  /** Bytes each running release holds, on its own. */
  memory(): { remote: string; release: string; bytes: number }[];
  /** Connections of the gateway's own pool. */
  pool: { totalCount: number; idleCount: number; waitingCount: number };
}

/** Counters and histograms remove by labels alike; their types say it differently. */
interface Removable {
  remove(labels: Record<string, string>): void;
}

/** Counts for Prometheus: by remote, release and route pattern, never by address or person. */
export function createReleaseMetrics(sources: Sources) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: 'tarapath_gateway_' });
  const answers = new Counter({
    ...{ name: 'tarapath_release_answers_total', registers },
    help: 'What releases answered; excused: failed for another’s fault',
    labelNames: ['remote', 'release', 'kind', 'outcome'],
  });
  const seconds = new Histogram({
    ...{ name: 'tarapath_release_answer_seconds', registers },
    help: 'How long releases took to answer',
    labelNames: ['remote', 'release', 'kind'],
    buckets: [...TIME_BOUNDS],
  });
  const ends = new Counter({
    ...{ name: 'tarapath_release_ends_total', registers },
    help: 'Processes of releases that ended or did not start, and were started again',
    labelNames: ['remote', 'release'],
  });
  const requests = new Counter({
    ...{ name: 'tarapath_http_requests_total', registers },
    help: 'Requests by route pattern and class of status',
    labelNames: ['method', 'route', 'status'],
  });
  const requestSeconds = new Histogram({
    ...{ name: 'tarapath_http_request_seconds', registers },
    help: 'How long requests took',
    labelNames: ['method', 'status'],
    buckets: [...TIME_BOUNDS],
  });
  const browser = new Counter({
    ...{ name: 'tarapath_browser_failures_total', registers },
    help: 'Failures in browsers that they told of',
    labelNames: ['remote', 'release', 'kind'],
  });
  const vitals = new Histogram({
    ...{ name: 'tarapath_browser_vitals', registers },
    help: 'Web vitals as browsers told them: milliseconds, CLS in thousandths',
    labelNames: ['remote', 'release', 'vital'],
    buckets: [10, 25, 50, 100, 200, 500, 800, 1200, 1800, 2500, 4000, 8000],
  });
  const sockets = new Gauge({
    ...{ name: 'tarapath_stream_sockets', registers },
    help: 'Open sockets',
  });
  const frames = new Counter({
    ...{ name: 'tarapath_stream_frames_total', registers },
    help: 'What came over sockets; malformed: what could not be read',
    labelNames: ['kind'],
  });
  new Gauge({
    ...{ name: 'tarapath_release_memory_bytes', registers },
    help: 'Memory that the process of a release holds',
    labelNames: ['remote', 'release'],
    collect() {
      this.reset();
      for (const { bytes, ...labels } of sources.memory()) this.set(labels, bytes);
    },
  });
  new Gauge({
    ...{ name: 'tarapath_database_connections', registers },
    help: 'Connections of the gateway’s pool, and who waits for one',
    labelNames: ['state'],
    collect() {
      const { totalCount, idleCount, waitingCount } = sources.pool;
      this.set({ state: 'used' }, totalCount - idleCount);
      this.set({ state: 'idle' }, idleCount);
      this.set({ state: 'waiting' }, waitingCount);
    },
  });
  const ofReleases = [answers, seconds, ends, browser, vitals];
  return {
    registry,
    countAnswer(of: Labels, { kind, outcome, seconds: took }: Answered) {
      answers.inc({ ...of, kind, outcome });
      seconds.observe({ ...of, kind }, took);
    },
    countEnd: (of: Labels) => ends.inc({ ...of }),
    /** @param route a pattern, never an address */
    countRequest(method: string, route: string, status: number, took: number) {
      const labels = { method, status: `${Math.floor(status / 100)}xx` };
      requests.inc({ ...labels, route });
      requestSeconds.observe(labels, took);
    },
    countSocket: (change: 1 | -1) => sockets.inc(change),
    countFrame: (kind: string) => frames.inc({ kind }),
    countBrowserFailure: (of: Labels, kind: string) => browser.inc({ ...of, kind }),
    observeVital: (of: Labels, vital: string, value: number) =>
      vitals.observe({ ...of, vital }, value),
    /** Forgets releases that are no longer run, or their number would only grow. */
    async keepOnly(releases: ReadonlySet<string>) {
      for (const metric of ofReleases) {
        const { values } = await metric.get();
        for (const { labels } of values) {
          const { le: _bound, ...own } = labels as Record<string, string>;
          if (!releases.has(`${own.remote}@${own.release}`)) (metric as Removable).remove(own);
        }
      }
    },
    type: registry.contentType,
    print: () => registry.metrics(),
  };
}
