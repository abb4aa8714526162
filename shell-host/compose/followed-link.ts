import { findRemote } from './find-remote';
import { snapshot } from './read-state';

/** The address of a link that leads to a page of a remote, without leaving this document; else `null`. */
export function findFollowed(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.hasAttribute('download') || link.dataset.signIn !== undefined)
    return null;
  const url = new URL(link.href);
  const isOwn = url.origin === window.location.origin;
  return isOwn && findRemote(snapshot.remotes, url.pathname) ? url : null;
}
