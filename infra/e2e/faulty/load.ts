import type { LoadArgs } from 'shared/remote-kit/page';

/** Counts its runs, so that a journey can see that one navigation runs one loader. */
export default async function load({ path }: LoadArgs) {
  const runs = globalThis as { faultyLoads?: number };
  runs.faultyLoads = (runs.faultyLoads ?? 0) + 1;
  return {
    data: { path },
    head: { title: `Faulty ${path}`, description: 'A page of the test remote.' },
  };
}
