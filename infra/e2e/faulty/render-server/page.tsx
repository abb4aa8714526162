import type { PageProps } from 'shared/remote-kit/page';
import Page from '../page';

/** Works in the browser and throws on the server. */
export default function ThrowingPage(props: PageProps<{ path: string }>) {
  if (typeof window === 'undefined') throw new Error('this release throws on the server');
  return <Page {...props} />;
}
