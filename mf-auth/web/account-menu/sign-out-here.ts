import { isFailure } from 'shared/http/failure';

/** Ends the session and forgets what this browser stored, then goes on; a failure leads to the page for it. */
export async function signOutHere(home: string): Promise<void> {
  const [{ browserCall }, { logout }] = await Promise.all([
    import('shared/http/browser-call'),
    import('shared/contracts/auth'),
  ]);
  const reply = await browserCall(logout, {});
  if (isFailure(reply)) {
    window.location.assign('/sign-out');
    return;
  }
  localStorage.clear();
  sessionStorage.clear();
  // Only secure contexts have caches.
  if ('caches' in window) {
    const names = await caches.keys();
    await Promise.all(names.map((name) => caches.delete(name)));
  }
  window.location.assign(home);
}
