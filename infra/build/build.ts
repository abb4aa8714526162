import { bundleProcess } from '../isolation/bundle-process';
import { buildRelease, type Built } from './build-release';
import { listUnits } from './units';

/** Builds every unit that changed, one after the other: two cores, and webpack uses both. */
export async function buildAll(
  mode: 'production' | 'development' = 'production',
  only?: string[],
): Promise<Built[]> {
  const built: Built[] = [];
  for (const unit of listUnits()) {
    if (only && !only.includes(unit.name)) continue;
    const started = performance.now();
    const release = await buildRelease(unit, mode);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    if (release.isNew) console.log(`built ${unit.name} ${release.version} in ${seconds} s`);
    built.push(release);
  }
  return built;
}

if (require.main === module) {
  const only = process.argv.slice(2);
  const building = buildAll('production', only.length > 0 ? only : undefined);
  Promise.all([building, bundleProcess()]).then(
    ([built]) => {
      if (process.send) return void process.send(built);
      for (const { unit, version, folder } of built)
        console.log(`${unit.name} ${version} ${folder}`);
    },
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    },
  );
}
