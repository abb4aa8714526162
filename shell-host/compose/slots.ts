import { readKept } from 'shared/kept-in-browser/storage';
import { SLOT_SHOWN, type SlotShown } from 'shared/remote-kit/slot';
import type { RenderedPiece, SnapshotRemote } from 'shared/remote-kit/snapshot';
import { loadFirstGood, markBroken, reportFailure } from './load-release';
import { pageState, snapshot } from './read-state';

const SIGNS_OF_USE = ['pointerover', 'focusin', 'click', 'input'] as const;
let signIn: Promise<void> | null = null;

/** Brings the pieces in slots to life: rendered ones at the first sign of use, missing ones at once. */
export function startSlots() {
  window.addEventListener(SLOT_SHOWN, (event) => {
    const shown = (event as CustomEvent<SlotShown>).detail;
    const clearings = fillSlot(shown.name, shown.element);
    shown.clear = () => clearings.forEach((clear) => clear());
  });
  for (const element of document.querySelectorAll<HTMLElement>('[data-slot^="frame."]')) {
    const slot = element.dataset.slot as string;
    if (isWanted(slot)) fillSlot(slot, element);
  }
}

/** Sign-in waits to be opened, the player for something to go on with; the others are always there. */
function isWanted(slot: string): boolean {
  if (slot === 'frame.sign-in') return false;
  return slot !== 'frame.player' || readKept('tarapath:playing') !== null;
}

/** Opens the sign-in dialog, fetching its code the first time. */
export async function openSignIn() {
  const element = document.querySelector<HTMLElement>('[data-slot="frame.sign-in"]');
  const remote = offering('frame.sign-in')[0];
  if (!element || !remote) throw new Error('no remote offers sign-in');
  signIn ??= mountPiece(remote, 'frame.sign-in', pieceElement(element, remote), undefined).then(
    () => undefined,
  );
  await signIn;
  window.dispatchEvent(new CustomEvent('tarapath:sign-in'));
}

const offering = (slot: string) => snapshot.remotes.filter((remote) => remote.slots.includes(slot));

function fillSlot(slot: string, element: HTMLElement): (() => void)[] {
  return offering(slot).map((remote) => {
    const piece = pieceElement(element, remote);
    const rendered = pageState.pieces.find(
      ({ slot: s, remote: r }) => s === slot && r === remote.name,
    );
    if (piece.childElementCount > 0 && rendered) return wakeOnUse(remote, slot, piece, rendered);
    return clearLater(mountPiece(remote, slot, piece, undefined));
  });
}

function pieceElement(slot: HTMLElement, remote: SnapshotRemote): HTMLElement {
  const found = slot.querySelector<HTMLElement>(`:scope > [data-piece="${remote.name}"]`);
  if (found) return found;
  const made = document.createElement('div');
  made.dataset.piece = remote.name;
  slot.append(made);
  return made;
}

function wakeOnUse(
  remote: SnapshotRemote,
  slot: string,
  piece: HTMLElement,
  rendered: RenderedPiece,
): () => void {
  let clear: (() => void) | null = null;
  const wake = () => {
    for (const sign of SIGNS_OF_USE) piece.removeEventListener(sign, wake);
    clear = clearLater(mountPiece(remote, slot, piece, rendered));
  };
  // the first hover may have come before this code did
  if (piece.matches(':hover, :focus-within')) wake();
  else for (const sign of SIGNS_OF_USE) piece.addEventListener(sign, wake, { passive: true });
  return () => {
    for (const sign of SIGNS_OF_USE) piece.removeEventListener(sign, wake);
    clear?.();
  };
}

function clearLater(mounted: Promise<(() => void) | null>): () => void {
  return () => void mounted.then((unmount) => unmount?.());
}

/** A piece that fails leaves its place empty (or as the server rendered it); the page goes on. */
async function mountPiece(
  remote: SnapshotRemote,
  slot: string,
  element: HTMLElement,
  rendered: RenderedPiece | undefined,
): Promise<(() => void) | null> {
  const good = await loadFirstGood(remote);
  const mount = good?.browser.pieces[slot];
  if (!good || !mount) return null;
  const fail = (error: unknown) => reportFailure(remote.name, good.release, error);
  try {
    const isSame = rendered?.version === good.release.version;
    return await mount({
      element,
      data: isSame ? rendered.data : undefined,
      onError(error) {
        fail(error);
        markBroken(remote.name, good.release);
      },
    });
  } catch (error) {
    fail(error);
    return null;
  }
}
