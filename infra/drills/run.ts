import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { printMachine, printTable } from '../bench/print-table';
import { runBenchmark } from '../bench/run-benchmark';
import { buildSite } from '../bench/start-site';
import type { Built } from '../build/build-release';
import { deployBuilds } from '../gateway/deploy-builds';
import { createStore } from '../releases/store';
import { drills, type Drill } from './drills';
import { beSteadyCustomer, listLost, waitForRecovery } from './steady-customer';
import { superviseSite } from './supervise-site';

const RECOVERY_LIMIT_MS = 90_000;

/** `npm run drills [-- --only "kill -9"]`: faults done to a site in use, and what they cost. */
async function runDrills() {
  const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
  const builds = await buildSite();
  const rows: (string | number)[][] = [];
  for (const drill of drills.filter(({ name }) => name.includes(values.only))) {
    if (drill.prepare && process.getuid?.() !== 0) {
      console.log(`left out, as only root can mount: ${drill.name}`);
      continue;
    }
    console.log(`${drill.name} ...`);
    rows.push(await runDrill(drill, builds));
  }
  printTable(
    'Faults under ten writes and ten pages a second; recovered: from the end of the fault',
    ['fault', 'acknowledged', 'lost', 'refused', 'pages failed', 'of', 'recovered after s'],
    rows,
  );
  printMachine();
  if (rows.some(([, , lost, , , , recovered]) => lost !== 0 || recovered === 'never'))
    process.exitCode = 1;
}

async function runDrill(
  { name, prepare, launch, inject }: Drill,
  builds: Built[],
): Promise<(string | number)[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tarapath-drill-'));
  const undo = prepare?.(dataDir);
  try {
    await deployBuilds(createStore(dataDir), builds);
    const site = await superviseSite({ ...launch, dataDir });
    try {
      const { seen, leave } = beSteadyCustomer(site.url);
      await sleep(3_000);
      await inject(site);
      const over = performance.now();
      const recovered = await waitForRecovery(seen, over, RECOVERY_LIMIT_MS);
      await leave();
      const lost = await listLost(site.url, seen.acknowledged);
      const failed = (list: { isFine: boolean }[]) => list.filter(({ isFine }) => !isFine).length;
      return [
        name,
        seen.acknowledged.length,
        lost.length,
        failed(seen.writes),
        failed(seen.pages),
        seen.pages.length,
        recovered === null ? 'never' : Number(((recovered - over) / 1000).toFixed(1)),
      ];
    } finally {
      await site.stop();
    }
  } finally {
    undo?.();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

runBenchmark(runDrills);
