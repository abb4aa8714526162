import path from 'node:path';
import type { Unit } from '../../build/units';

/** The releases of the test remote `mf-faulty`: a good one, and one for each way to fail. */
const kinds = ['good', 'bootstrap', 'render-browser', 'render-server', 'hang-server'] as const;

export function faultyUnits(): Unit[] {
  return kinds.map((kind) => ({
    name: 'mf-faulty',
    kind: 'remote',
    folder: path.join(__dirname, kind),
    packageVersion: kind,
  }));
}
