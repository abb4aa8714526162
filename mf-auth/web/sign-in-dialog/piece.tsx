import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import type { Lang, PageProps } from 'shared/remote-kit/page';
import { openRequests } from './open-requests';

interface DialogProps {
  lang: Lang;
  request: number;
}

// The body of the dialog comes with the first opening.
const Dialog: ComponentType<DialogProps> = lazy(() => import('./sign-in-dialog'));

/** Listens for requests to sign in; shows nothing before the first. */
export default function SignInPiece({ lang }: PageProps<null>) {
  const request = useSyncExternalStore(
    openRequests.subscribe,
    openRequests.read,
    openRequests.readOnServer,
  );
  if (request === 0) return null;
  return (
    <Suspense fallback={null}>
      <Dialog lang={lang} request={request} />
    </Suspense>
  );
}
