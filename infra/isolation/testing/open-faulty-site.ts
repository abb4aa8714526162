import type pino from 'pino';
import { renderRequest } from '../../../shell-host/server/render-request';
import { forApis } from '../../gateway/create-log';
import { ReleaseHost } from '../../gateway/release-host';
import { openTestGateway } from '../../gateway/testing/open-test-gateway';
import type { DiscoveryDocument } from '../../releases/discovery-document';
import { makeTestVersion } from '../../releases/make-test-release';
import { createTestDatabase } from '../../test/test-database';
import { bundleProcess } from '../bundle-process';
import { watchLimits } from '../watchdog';
import { writeRelease, type SmallRelease } from './write-release';

/** A gateway over small releases in processes of their own, with the real shell around their pages. */
export async function openFaultySite() {
  const database = await createTestDatabase('/nowhere', 'nothing');
  const program = await bundleProcess();
  const secret = { current: 'a secret of the tests', old: null };
  const refuse = () => Promise.reject(new Error('not in this test'));
  const openHost = (releasesFolder: string, log: pino.Logger) =>
    new ReleaseHost({
      releasesFolder,
      bring: async () => undefined,
      program,
      databaseUrl: database.url,
      elsewhere: [],
      migrator: database.migrator,
      // what waits for nothing is found sooner, so that the test is short
      watch: { ...watchLimits, idleAfter: 2_000 },
      settings: {
        publicUrl: 'https://site.example',
        production: false,
        secrets: { session: secret, links: secret, hashing: secret },
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
        listPersonalData: async () => [],
        messenger: { sms: refuse, email: refuse },
        pictures: { keep: refuse, keepUpload: refuse, remove: refuse },
      },
    });
  const gateway = await openTestGateway({ openHost, renderRequest });
  let generation = 1;

  return {
    ...gateway,
    /** Gives everyone these releases; the second of two of one remote is the last good one behind it. */
    async deploy(...releases: SmallRelease[]): Promise<void> {
      const microFrontends: DiscoveryDocument['microFrontends'] = {};
      const spare: SmallRelease[] = [];
      for (const release of [{ name: 'shell-host', version: '1' }, ...releases]) {
        const isShell = release.name === 'shell-host';
        const version = isShell
          ? makeTestVersion(release)
          : writeRelease(`${gateway.dataDir}/releases`, release);
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
