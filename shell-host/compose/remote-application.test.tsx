import type { PreparedPage } from 'shared/remote-kit/browser/page-controller';
import type { SnapshotRemote } from 'shared/remote-kit/snapshot';
import { remoteApplication } from './remote-application';

jest.mock('./read-state', () => ({ pageState: { page: null } }));
jest.mock('./load-release', () => ({
  ...{
    reportFailure: jest.fn(),
    markBroken: (_name: string, { version }: { version: string }) => broken.add(version),
  },
  ...{ forgetBroken: jest.fn(), loadRelease: async () => browser },
  candidates: (remote: SnapshotRemote) =>
    [remote, remote.fallback].filter((release) => release && !broken.has(release.version)),
}));

const broken = new Set<string>();
const shown: unknown[] = [];
let mounts: (() => Promise<void>)[] = [];
const browser = {
  show: (page: unknown) => shown.push(page),
  lifecycles: {
    mount: () => (mounts.shift() ?? (async () => undefined))(),
    unmount: async () => undefined,
  },
};

const releaseOf = (version: string) => ({ version, entry: `/${version}.js`, css: [] });
const remote = {
  ...{ name: 'mf-a', ...releaseOf('2') },
  fallback: releaseOf('1'),
} as unknown as SnapshotRemote;
const page = { title: 'the next page' } as unknown as PreparedPage;

/** A page's navigation with one page prepared, from when it is there. */
function navigationWith(prepared: { now: PreparedPage | null }) {
  return {
    takePrepared: () => {
      const taken = prepared.now;
      prepared.now = null;
      return taken;
    },
    ...{ navigate: jest.fn(), pageShown: jest.fn(), failureShown: jest.fn() },
  };
}

beforeEach(() => {
  document.body.innerHTML = '<div id="outlet"></div>';
  for (const list of [shown, mounts]) list.length = 0;
  broken.clear();
});

test('a link that is followed while the remote is mounted is shown once it is', async () => {
  const prepared = { now: null as PreparedPage | null };
  mounts = [async () => void (prepared.now = page)];
  const navigation = navigationWith(prepared);
  await remoteApplication(remote, navigation).application.mount();
  expect(shown).toEqual([page]);
  expect(navigation.pageShown).toHaveBeenCalledWith(page);
});

test('without such a link nothing is shown twice', async () => {
  await remoteApplication(remote, navigationWith({ now: null })).application.mount();
  expect(shown).toEqual([]);
});

test('what does not mount is taken back to the last good release, and the link goes with it', async () => {
  const prepared = { now: null as PreparedPage | null };
  mounts = [
    async () => {
      prepared.now = page;
      throw new Error('it does not mount');
    },
  ];
  await remoteApplication(remote, navigationWith(prepared)).application.mount();
  expect(shown).toEqual([page]);
  const container = document.querySelector<HTMLElement>('[data-remote="mf-a"]');
  expect(container?.dataset.release).toBe('1');
});

test('where no release mounts, the frame goes along to the address', async () => {
  const fail = async () => {
    throw new Error('it does not mount');
  };
  mounts = [fail, fail];
  const navigation = navigationWith({ now: null });
  await remoteApplication(remote, navigation).application.mount();
  expect(document.querySelector('[role=alert]')).not.toBeNull();
  expect(navigation.failureShown).toHaveBeenCalledTimes(1);
});

test('a remote that is not mounted shows no page', () => {
  expect(remoteApplication(remote, navigationWith({ now: null })).show(page)).toBe(false);
});
