import type { PageProps } from 'shared/remote-kit/page';
import Page from '../page';

/** Works on the server and throws in the browser. */
export default function ThrowingPage(props: PageProps<{ path: string }>) {
  if (typeof window !== 'undefined') throw new Error('this release throws in the browser');
  return <Page {...props} />;
}
