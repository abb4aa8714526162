import type { LoadArgs } from 'shared/remote-kit/page';
import load from '../load';

/** Never answers on the server. */
export default async function hangingLoad(args: LoadArgs) {
  if (typeof window === 'undefined') await new Promise(() => undefined);
  return load(args);
}
