import type { SnapshotRelease } from 'shared/remote-kit/snapshot';

const outlet = () => document.getElementById('outlet') as HTMLElement;

/** The element of a remote in the page, made when it isn't there. */
export function containerOf(name: string): HTMLElement {
  const found = outlet().querySelector<HTMLElement>(`:scope > [data-remote="${name}"]`);
  if (found) return found;
  const made = document.createElement('div');
  made.dataset.remote = name;
  outlet().append(made);
  return made;
}

/** Whether a container holds what the server rendered with exactly this release. */
export function holdsRelease(container: HTMLElement, release: SnapshotRelease): boolean {
  return container.dataset.release === release.version && container.childElementCount > 0;
}

/** Takes a remote's element out of the page. */
export function removeContainer(name: string) {
  outlet().querySelector(`:scope > [data-remote="${name}"]`)?.remove();
}
