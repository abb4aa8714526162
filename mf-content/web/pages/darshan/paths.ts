import type { RiteKind } from 'shared/contracts/content-darshan';

/** The address of each kind's page, without language. */
export const darshanPaths: Record<RiteKind, string> = {
  darshan: '/live-temple-darshan',
  aarti: '/live-aarti-darshan',
};
