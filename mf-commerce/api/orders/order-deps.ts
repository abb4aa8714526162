import type { ApiDeps } from 'shared/remote-kit/api';

/** What orders need of the platform. */
export type OrderDeps = Pick<
  ApiDeps,
  'pool' | 'call' | 'enqueue' | 'messenger' | 'settings' | 'log' | 'pictures'
>;
