import type pino from 'pino';
import { answerRemoteCall } from '../../calls/answer-remote-call';
import { forApis } from '../../gateway/create-log';
import { ReleaseHost, type HostOptions } from '../../gateway/release-host';
import { openTestGateway } from '../../gateway/testing/open-test-gateway';
import { SHELL_NAME, type DiscoveryDocument } from '../../releases/discovery-document';
import { createTestDatabase, type TestDatabase } from '../../test/test-database';
import { bundleProcess } from '../bundle-process';
import { watchLimits, type WatchLimits } from '../watchdog';
import { writeRelease, type SmallRelease } from './write-release';

/** What is wrong is found sooner than on the real site, so that the tests are short. */
const watch: WatchLimits = {
  ...watchLimits,
  ...{ every: 100, suspectAfter: 400, suspectCpu: 0.3, stuckAfter: 800, stuckCpu: 0.7 },
  ...{ idleAfter: 1_000, memory: 160 * 1024 * 1024 },
};

/**
 * A gateway over small releases in processes of their own, with the real shell around their pages.
 * @param elsewhere processes that run releases of some remotes
 * @param jobs what is done about jobs that releases ask for; without it they can't
 */
export async function openFaultySite(
  elsewhere: HostOptions['elsewhere'] = { urls: {}, token: '' },
  jobs?: (database: TestDatabase) => HostOptions['services']['jobs'],
) {
  const database = await createTestDatabase('/nowhere', 'nothing');
  const program = await bundleProcess();
  const secret = { current: 'a secret of the tests', old: null };
  const told: unknown[] = [];
  const refuse = () => Promise.reject(new Error('not in this test'));
  const openHost = (releasesFolder: string, log: pino.Logger) =>
    new ReleaseHost({
      releasesFolder,
      bring: async () => undefined,
      program,
      databaseUrl: database.url,
      migrator: database.migrator,
      elsewhere,
      watch,
      health: { answered: () => undefined, ended: () => undefined },
      settings: {
        publicUrl: 'https://site.example',
        production: false,
        secrets: { session: secret, links: secret, hashing: secret, staff: secret },
        sessionSecret: secret.current,
        contact: {
          email: 'a@b.example',
          postalAddress: [],
          grievanceOfficer: { name: '', email: 'g@b.example' },
        },
      },
      services: {
        allowances: database.allowances,
        log: forApis(log),
        logSecurity: () => undefined,
        answerCall: (remote, asked) =>
          answerRemoteCall(gateway.site, gateway.host.requests, remote, asked),
        stream: {
          announce: (topics) => void told.push(topics),
          hint: (event, remote) => void told.push({ ...event, remote }),
          sessionsEnded: (userId) => void told.push(userId),
        },
        listPersonalData: async () => [],
        messenger: { sms: refuse, email: refuse },
        jobs: jobs?.(database) ?? { enqueue: refuse, queueEmail: refuse },
        pictures: { keep: refuse, keepUpload: refuse, remove: refuse },
      },
    });
  const gateway = await openTestGateway({ openHost, pageLimitMs: 1_500 });
  let generation = 1;

  return {
    ...gateway,
    /** What releases told those who follow their topics. */
    told,
    database,
    /** What a process that runs releases beside the gateway works with. */
    here: { program, databaseUrl: database.url, migrator: database.migrator, watch },
    /** Gives everyone these releases; the second of two of one remote is the last good one behind it. */
    async deploy(...releases: SmallRelease[]): Promise<void> {
      const microFrontends: DiscoveryDocument['microFrontends'] = {};
      const spare: SmallRelease[] = [];
      const hasShell = releases.some(({ name }) => name === SHELL_NAME);
      const shell = hasShell ? [] : [{ name: SHELL_NAME, version: 'good' }];
      for (const release of [...shell, ...releases]) {
        const version = writeRelease(`${gateway.dataDir}/releases`, release);
        const listed = (microFrontends[release.name] ??= []);
        const [first] = listed;
        if (first) first.fallbackUrl = version.url;
        if (first) spare.push(release);
        const deployment = { traffic: first ? 0 : 100, default: !first };
        listed.push({ ...version, deployment });
      }
      await gateway.site.accept({
        ...{ schema: 'frontend-discovery/v1-pre', at: '', by: '', why: '' },
        generation: (generation += 1),
        microFrontends,
      });
      // it is kept warm, on a busy machine some seconds later
      for (const release of spare) await gateway.host.start(release);
    },
    async close() {
      await gateway.host.close();
      await gateway.close();
      await database.drop();
    },
  };
}
