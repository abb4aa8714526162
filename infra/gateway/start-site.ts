import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ApiDeps } from 'shared/remote-kit/api';
import type { Secret } from 'shared/remote-kit/secrets';
import { deliverEvents } from '../events/deliver-events';
import { addEventMetrics } from '../events/event-metrics';
import { listEventSurfaces } from '../events/list-event-surfaces';
import { prepareOutbox } from '../events/prepare-outbox';
import { giveUpAfter } from '../../shell-host/compose/give-up-after';
import { checkSiteRole, openDatabases } from '../database/open-databases';
import { startDatabase } from '../database/start-database';
import { withDevelopmentSecrets } from '../environment/development-secrets';
import type { Environment } from '../environment/read-environment';
import { addJobMetrics } from '../jobs/job-metrics';
import { prepareJobs } from '../jobs/job-queues';
import { listReleaseSurfaces } from '../jobs/release-surfaces';
import { createSiteJobs, type SiteJobs } from '../jobs/site-jobs';
import { createAllowances, prepareAllowances } from '../limits/allowances';
import { createMessenger } from '../messages/create-messenger';
import { prepareInbox } from '../messages/inbox';
import { inboxPersonalData } from '../messages/inbox-personal-data';
import { answerRemoteCall } from '../calls/answer-remote-call';
import { keptPersonalData, prepareKeptAnswers } from '../calls/kept-answers';
import { openObjectStore } from '../object-store/open-store';
import { addPictureRoutes } from '../pictures/picture-routes';
import { createPictureStore } from '../pictures/picture-store';
import { createRenderer } from '../pictures/render-picture';
import { renderUsualSizes } from '../pictures/render-usual-sizes';
import { startHealth } from '../health/health';
import { createRecords, prepareRecords } from '../health/records';
import { createAlarmSender } from '../health/send-alarm';
import type { Services } from '../isolation/answer-release';
import { bundleProcess, findProcess } from '../isolation/bundle-process';
import { addReadinessRoute } from './check-readiness';
import { keepContexts } from '../tracing/carried-context';
import { startTracing } from '../tracing/start-tracing';
import { traceQueries } from '../tracing/trace-queries';
import { createLog, forApis } from './create-log';
import { createServer } from './create-server';
import { addDevelopmentRoutes } from './development-routes';
import { openBus } from '../bus/open-bus';
import { addStream, type Stream } from '../stream/add-stream';
import { prepareEvents } from '../stream/event-log';
import { createStreamOut } from '../stream/stream-out';
import { addLeave } from './take-leave';
import { keepTrying } from './keep-trying';
import { ReleaseHost } from './release-host';
import { PAGE_KEEPS_MS } from './recent-generations';
import type { ReleaseSource } from './release-source';
import { createSecurityLog } from './security-log';
import { siteFacts } from './site-facts';
import { createSite, type Site } from './site-process';
import { warmPages } from './warm-pages';

/** What a page's visitor waits for its remote before the last good release is asked. */
const PAGE_LIMIT_MS = 3000;

/** The running site. */
export interface RunningSite {
  url: string;
  stop(): Promise<void>;
}

/** What one kind of start has beyond the site itself. */
export interface StartOptions {
  source: ReleaseSource;
  addMore(
    app: FastifyInstance,
    opsToken: Secret,
    host: ReleaseHost,
    logSecurity: ApiDeps['logSecurity'],
    site: Site,
    jobs: SiteJobs,
  ): void;
  /** Addresses of scripts added to every page. */
  pageScripts?: string[];
  /** The usual sizes of our pictures are made in the background, before anybody asks for them. */
  rendersAhead?: boolean;
  /** Releases are rebuilt in place. */
  isDevelopment?: boolean;
  /** Milliseconds a remote's page may take before the last good release is asked. */
  pageLimitMs?: number;
  /** Called whenever a newer generation has come into use. */
  onAccepted?(): void;
}

/** Starts everything: database, releases, server. Whatever it started, `stop` stops, as a failure does. */
export async function startSite(given: Environment, options: StartOptions): Promise<RunningSite> {
  const started: Stop[] = [];
  const stop = async () => {
    for (const end of started.splice(0).reverse()) await end();
  };
  try {
    return { url: await start(given, options, (end) => started.push(end)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Milliseconds that what is in flight may still take when the site stops. */
const FINISH_MS = 10_000;
/** Milliseconds that the development inbox waits for mails on their way to it. */
const MAILS_MS = 3_000;

const nothing = Promise.resolve();

type Stop = () => Promise<unknown> | void;

/** @param onStop takes what ends each part that was started, the last part first */
async function start(
  given: Environment,
  {
    source,
    addMore,
    pageScripts = [],
    rendersAhead = false,
    isDevelopment = false,
    pageLimitMs = PAGE_LIMIT_MS,
    onAccepted,
  }: StartOptions,
  onStop: (end: Stop) => void,
): Promise<string> {
  mkdirSync(given.dataDir, { recursive: true });
  const environment = withDevelopmentSecrets(given);
  const { ops: opsToken, ...secrets } = environment.secrets;
  keepContexts();
  const tracing = environment.tracing && startTracing(environment.tracing);
  if (tracing) onStop(tracing.stop);
  const log = await createLog(environment, 'gateway');
  const logSecurity = createSecurityLog(await createLog(environment, 'security'));
  const onLate = (err: unknown) => log.error({ err }, 'the end did not wait for all');
  let urls = environment.database;
  if (!urls) {
    const embedded = await startDatabase({ dataDir: environment.dataDir, log: forApis(log) });
    onStop(embedded.stop);
    urls = embedded;
  }
  const databases = await openDatabases(urls, forApis(log));
  // a connection that never comes back must not hold up the end
  onStop(() => giveUpAfter(FINISH_MS, 'closing the database', databases.close()).catch(onLate));
  const { site: pool } = databases;
  traceQueries(pool);
  const first = await source.load();
  const prepare = async () => {
    if (!environment.production) await prepareInbox(databases);
    await prepareAllowances(databases);
    await prepareRecords(databases);
    await prepareKeptAnswers(databases);
    await prepareEvents(databases);
    await prepareOutbox(databases);
    await prepareJobs(databases);
    await checkSiteRole(databases, { production: environment.production, log: forApis(log) });
  };
  const notPrepared = (err: unknown) => log.error({ err }, 'the tables could not be prepared');
  if (source.isBehind()) onStop(keepTrying(prepare, notPrepared).stop);
  else await prepare();
  const allowances = createAllowances(pool, secrets.hashing);
  const bus = openBus({ url: environment.busUrl, publicUrl: environment.publicUrl }, (err) =>
    log.warn({ err }, 'the bus is away, or failed'),
  );
  onStop(bus.close);

  const images = openObjectStore(
    environment.pictureStore ?? { folder: path.join(environment.dataDir, 'images') },
  );
  const readPicture = createRenderer(images);
  const ownParts = [
    { remote: 'calls', state: 'ready' as const, data: keptPersonalData(pool) },
    ...(environment.production
      ? []
      : [{ remote: 'inbox', state: 'ready' as const, data: inboxPersonalData(pool) }]),
  ];
  const onError = (error: unknown, what: string) => forApis(log).error({ err: error }, what);
  const messenger = createMessenger(environment, pool);
  const jobs = createSiteJobs({
    ...{ databases, messenger, onError, publicUrl: environment.publicUrl, secret: secrets.links },
    renderPicture: (hash) => renderUsualSizes(readPicture, hash),
  });
  const services: Services = {
    // asked for long after the site below is made
    listPersonalData: async () => [...(await site.listPersonalData()), ...ownParts],
    answerCall: (remote, asked) => answerRemoteCall(site, host.requests, remote, asked),
    messenger,
    jobs: jobs.services,
    pictures: createPictureStore(images, rendersAhead ? jobs.renderAhead : undefined),
    allowances,
    stream: createStreamOut(bus, (kind) => site.ownerOfTopics(kind)),
    log: forApis(log),
    logSecurity,
    ...(tracing ? { spans: tracing.add } : {}),
  };
  const sendAlarm = createAlarmSender(
    { secret: opsToken.current, ...environment.alarms },
    messenger,
    onError,
  );
  const health = await startHealth({
    records: createRecords(pool),
    sources: { memory: () => host.listMemory(), pool },
    send: sendAlarm,
    onError,
  });
  onStop(health.stop);
  addJobMetrics(health.metrics.registry, pool);
  let worker: ReturnType<typeof jobs.start> | null = null;
  // those that did not end are ended with their release's process, and then given back
  onStop(() => giveUpAfter(FINISH_MS, 'noting jobs', worker?.finish() ?? nothing).catch(onLate));
  const host = new ReleaseHost({
    releasesFolder: source.releasesFolder,
    bring: source.bring,
    program: environment.production ? findProcess() : await bundleProcess(),
    databaseUrl: urls.url,
    elsewhere: { urls: environment.apiUrls, token: secrets.service.current },
    settings: {
      publicUrl: environment.publicUrl,
      production: environment.production,
      secrets,
      sessionSecret: secrets.session.current,
      contact: environment.contact,
      podcastFeedUrl: environment.podcastFeedUrl,
      payments: environment.payments,
    },
    services,
    migrator: databases,
    health: health.watch,
  });
  onStop(() => host.close());
  const site = createSite(
    {
      environment,
      facts: siteFacts(environment),
      allowances,
      health,
      pageScripts,
      isDevelopment,
      opsToken,
      serviceToken: secrets.service,
      pageLimitMs,
      known: await source.listKnown(),
      logSecurity,
    },
    host,
    onError,
  );
  health.marks.onChange(site.reconsider);
  site.recall(await source.listRecent(Date.now() - PAGE_KEEPS_MS));
  await site.accept(first);
  const { operate } = source;
  const guard = health.guard({
    document: site.document,
    operate: operate ? (operation) => operate(operation, health.isGood) : null,
  });
  onStop(guard.stop);
  const notAccepted = (error: unknown, what = 'a generation was not accepted') =>
    log.error({ err: error }, what);
  let stream: Stream | null = null;
  const watcher = source.watch((document) => {
    site
      .accept(document)
      .then(() => stream?.tellGeneration(site.document().generation))
      .then(onAccepted)
      .catch((error) => notAccepted(error));
  }, notAccepted);
  onStop(() => watcher.close());
  addEventMetrics(health.metrics.registry, pool);
  const listSurfaces = () => listEventSurfaces(site.document(), host);
  onStop(deliverEvents({ pool, listSurfaces, onError }).stop);

  const app = await createServer(site, log, opsToken, async (server) => {
    addPictureRoutes(server, readPicture);
    addReadinessRoute(server, site, pool, {
      isBehind: source.isBehind,
      isLeaving: () => leave.isLeaving(),
    });
    addMore(server, opsToken, host, logSecurity, site, jobs);
    if (!environment.production)
      addDevelopmentRoutes(server, pool, () => jobs.waitForMails(MAILS_MS));
  });
  stream = addStream(app, site, bus);
  const leave = addLeave(app, {
    notice: environment.drainSeconds * 1000,
    finish: FINISH_MS,
    onLeave: stream.drain,
  });
  onStop(() => worker?.stop());
  onStop(leave.go);
  await warmPages(app, site);
  const url = await app.listen({ host: environment.host, port: environment.port });
  worker = jobs.start({
    listSurfaces: () => listReleaseSurfaces(site.document(), host),
    sendAlarm,
  });
  return url;
}
