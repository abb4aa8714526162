import type { BrowserRemote, MountProps } from 'shared/remote-kit/browser/create-remote';
import type { PreparedPage } from 'shared/remote-kit/browser/page-controller';
import type { SnapshotRelease, SnapshotRemote } from 'shared/remote-kit/snapshot';
import { splitLang } from 'shared/i18n/split-lang';
import { fillCarriedFields } from '../frame/behaviour/carry-fields';
import { showFailure } from './failure-view';
import { giveUpAfter } from './give-up-after';
import { candidates, forgetBroken, loadRelease, markBroken, reportFailure } from './load-release';
import { containerOf, holdsRelease, removeContainer } from './outlet';
import { pageState } from './read-state';
import { MOUNT_LIMIT_MS } from './time-limits';

/** How the page's navigation and a remote's life cycle meet. */
export interface Navigation {
  takePrepared(remote: string): PreparedPage | null;
  navigate(href: string, how?: 'push' | 'replace'): void;
  pageShown(prepared: PreparedPage): void;
  /** In the page's place stands that it did not load. */
  failureShown(): void;
}

let isFirstMount = true;

/**
 * A remote as single-spa sees it. Whatever fails inside (loading, bootstrap, mount, a throw while
 * rendering) leads to the last good release and then to a message: single-spa never sees a throw.
 */
export function remoteApplication(remote: SnapshotRemote, navigation: Navigation) {
  let active: { browser: BrowserRemote; props: MountProps } | null = null;

  async function mountRelease(release: SnapshotRelease) {
    const browser = await loadRelease(remote.name, release);
    const container = containerOf(remote.name);
    const { page } = pageState;
    const canHydrate =
      isFirstMount && page?.remote === remote.name && holdsRelease(container, release);
    const props: MountProps = {
      container,
      hydrate: canHydrate ? page : null,
      takePrepared: () => navigation.takePrepared(remote.name),
      navigate: navigation.navigate,
      onShown: navigation.pageShown,
      onReady: () => fillCarriedFields(document),
      onRenderError: (error) => void recover(release, error),
    };
    const spaProps = { ...props, name: `${remote.name}@${release.version}` };
    await giveUpAfter(
      MOUNT_LIMIT_MS,
      `mounting ${remote.name}`,
      browser.lifecycles.mount(spaProps),
    );
    container.dataset.release = release.version;
    active = { browser, props: spaProps };
  }

  /** Shows another page of this remote while it is mounted; `false` when it isn't. */
  function show(prepared: PreparedPage): boolean {
    if (!active) return false;
    active.browser.show(prepared);
    navigation.pageShown(prepared);
    return true;
  }

  async function mount() {
    for (const release of candidates(remote)) {
      try {
        await mountRelease(release);
        isFirstMount = false;
        // a link that was followed while this was going on
        const late = navigation.takePrepared(remote.name);
        if (late) show(late);
        return;
      } catch (error) {
        reportFailure(remote.name, release, error);
        markBroken(remote.name, release);
        resetContainer();
      }
    }
    isFirstMount = false;
    const { lang } = splitLang(window.location.pathname);
    showFailure(containerOf(remote.name), lang, () => {
      forgetBroken(remote);
      void mount();
    });
    navigation.failureShown();
  }

  async function recover(release: SnapshotRelease, error: Error) {
    reportFailure(remote.name, release, error);
    markBroken(remote.name, release);
    await unmount();
    await mount();
  }

  /** A container React may still hold is replaced: no second root on one element. */
  function resetContainer() {
    removeContainer(remote.name);
    containerOf(remote.name);
  }

  async function unmount() {
    const leaving = active;
    active = null;
    if (leaving) await leaving.browser.lifecycles.unmount(leaving.props);
    removeContainer(remote.name);
  }

  return {
    application: { bootstrap: async () => undefined, mount, unmount },
    show,
  };
}
