import path from 'node:path';
import webpack, { type Compilation, type Configuration, type Module } from 'webpack';

/** What compilations were made of. All are absolute paths. */
export interface BuildGraph {
  /** Files whose content is in what was built. */
  bundled: Set<string>;
  /** Files that were read, also where they only decided what is bundled. */
  read: Set<string>;
  /** Places that were looked at in vain: a file there would have come first. */
  missing: Set<string>;
  /** The exports that are used of each bundled file. */
  usedExports: Map<string, Set<string>>;
  /** Requests that are left to whoever runs it. */
  externals: Set<string>;
}

/** A graph of nothing. */
export const emptyGraph = (): BuildGraph => ({
  bundled: new Set(),
  read: new Set(),
  missing: new Set(),
  usedExports: new Map(),
  externals: new Set(),
});

/** Runs compilations one after the other. @throws with all that webpack found wrong */
export async function compile(configs: Configuration[]): Promise<BuildGraph> {
  const graph = emptyGraph();
  for (const config of configs) {
    const compiler = webpack(config);
    const stats = await new Promise<webpack.Stats>((resolve, reject) =>
      compiler.run((error, result) => (error ? reject(error) : resolve(result as webpack.Stats))),
    );
    if (stats.hasErrors())
      throw new Error(
        `${config.name}:\n${stats.toString({ all: false, errors: true, errorDetails: true })}`,
      );
    addCompilation(graph, stats.compilation);
    await new Promise<void>((resolve) => compiler.close(() => resolve()));
  }
  return graph;
}

/** Adds what one compilation was made of. */
export function addCompilation(graph: BuildGraph, compilation: Compilation): void {
  for (const file of compilation.fileDependencies) if (isSource(file)) graph.read.add(file);
  for (const file of compilation.missingDependencies) if (isSource(file)) graph.missing.add(file);
  for (const module of compilation.modules)
    if (compilation.chunkGraph.getNumberOfModuleChunks(module) > 0)
      for (const part of partsOf(module)) addModule(graph, compilation, part);
  for (const module of compilation.modules) addNamedAssets(graph, compilation, module);
}

/**
 * Adds the fonts and pictures that a bundled style sheet names. They are known to the module that ran the
 * sheet through its loaders, which is in no chunk itself.
 */
function addNamedAssets({ bundled }: BuildGraph, { compiler }: Compilation, module: Module) {
  const file = module.nameForCondition();
  if (!file || !bundled.has(file)) return;
  const { assetsInfo } = (module.buildInfo ?? {}) as {
    assetsInfo?: Map<string, { sourceFilename?: string }>;
  };
  for (const { sourceFilename } of assetsInfo?.values() ?? [])
    if (sourceFilename) bundled.add(path.resolve(compiler.context, sourceFilename));
}

/** What the federation plugin writes for itself follows from its version, and names folders of this machine. */
const isSource = (file: string) =>
  path.isAbsolute(file) && !/[\\/]\.federation([\\/]|$)/.test(file);

/** Modules that were put into one scope are one module to the bundler. */
function partsOf(module: Module): Module[] {
  const { modules } = module as Module & { modules?: Module[] };
  return modules ? modules.flatMap(partsOf) : [module];
}

function addModule(graph: BuildGraph, { moduleGraph }: Compilation, module: Module) {
  if (module instanceof webpack.ExternalModule) graph.externals.add(module.userRequest);
  const file = module.nameForCondition();
  if (!file || !isSource(file)) return;
  graph.bundled.add(file);
  // a style sheet's or loader's own files
  const { fileDependencies } = (module.buildInfo ?? {}) as { fileDependencies?: Set<string> };
  for (const dependency of fileDependencies ?? []) graph.bundled.add(dependency);
  const used = graph.usedExports.get(file) ?? new Set();
  for (const exported of moduleGraph.getExportsInfo(module).orderedExports)
    if (exported.getUsed(undefined) !== webpack.UsageState.Unused) used.add(exported.name);
  graph.usedExports.set(file, used);
}
