import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ChunkGroup, Compilation, Compiler, Module } from 'webpack';
import { root } from './units';

/** Style sheets below client/ by the module that a page or piece is imported from, as the server bundle names it. */
export type StylesByModule = Readonly<Record<string, string[]>>;

/** Beside a build, of which it is no part: a build that is watched goes on with it. */
export const stylesFileOf = (output: string) => `${output}.styles.json`;

/**
 * Style sheets of each dynamic import, so that a page links its own and no others. A rule is in one file
 * only, and what more pages use is linked before what fewer use: whoever overrides a shared part is used
 * by a subset of the part's users, so it comes later, in whatever order pages are visited.
 */
export function pageStyles(output: string) {
  return {
    apply(compiler: Compiler) {
      compiler.hooks.thisCompilation.tap('page-styles', (compilation) => {
        compilation.hooks.afterOptimizeChunks.tap('page-styles', (_chunks, groups) => {
          for (const group of groups)
            group.chunks.sort((a, b) => b.getNumberOfGroups() - a.getNumberOfGroups());
        });
      });
      compiler.hooks.afterEmit.tap('page-styles', (compilation) => {
        writeFileSync(stylesFileOf(output), JSON.stringify(listStyles(compilation)));
      });
    },
  };
}

function listStyles(compilation: Compilation): StylesByModule {
  const found: Record<string, string[]> = {};
  for (const group of compilation.chunkGroups)
    for (const name of importedModules(group, compilation))
      found[name] = group.chunks.flatMap((chunk) =>
        [...chunk.files].filter((file) => file.endsWith('.css')),
      );
  return found;
}

/** The modules whose dynamic import makes this chunk group. */
function importedModules(group: ChunkGroup, { moduleGraph }: Compilation): string[] {
  return [...group.blocksIterable].flatMap(({ dependencies }) =>
    dependencies.flatMap((dependency) => {
      const module = moduleGraph.getModule(dependency) as (Module & { rootModule?: Module }) | null;
      const file = (module?.rootModule ?? module)?.nameForCondition();
      return file ? [`./${path.relative(root, file)}`] : [];
    }),
  );
}
