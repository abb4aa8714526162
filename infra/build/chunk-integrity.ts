import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler } from 'webpack';

/** Below client/: the hash of every chunk and style sheet, by file name. */
const LIST = 'integrity.json';
/** As long as a hash, in whose place it stands until all files are written. */
const LIST_MARK = 'qx0integrity'.padEnd(44, '0');

const { RuntimeGlobals, RuntimeModule, Template } = webpack;
const { LoadScriptRuntimeModule } = webpack.runtime;

/**
 * Lets a release check what it loads. Its entry is checked by the shell, the shell's by the document; the
 * entry knows the hash of the list, the list those of all chunks. Were the list in the entry, every page
 * would pay for chunks that it never loads before it can be used.
 */
export const chunkIntegrity = {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('chunk-integrity', (compilation) => {
      const check = (element: string, address: string) => (source: string) =>
        Template.asString([
          source,
          `${element}.integrity = __webpack_require__.integrityOf(${address});`,
          `${element}.crossOrigin = 'anonymous';`,
        ]);
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'chunk-integrity',
        check('script', 'url'),
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'chunk-integrity',
        check('linkTag', 'fullhref'),
      );
      // an entry that loads nothing more checks nothing
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunk)
        .tap('chunk-integrity', (chunk, required) => {
          required.add(RuntimeGlobals.publicPath);
          compilation.addRuntimeModule(chunk, new IntegrityRuntime());
        });
    });
  },
};

/** The list is asked for with the first chunk; what it does not name is not run. */
class IntegrityRuntime extends RuntimeModule {
  constructor() {
    super('chunk integrity', RuntimeModule.STAGE_ATTACH);
  }

  override generate() {
    return Template.asString([
      'var load = __webpack_require__.e, hashes, list;',
      '__webpack_require__.integrityOf = function(address) {',
      Template.indent([
        "var name = address.split('/').pop();",
        "if (!hashes[name]) throw new Error('no hash is known of ' + name);",
        "return 'sha256-' + hashes[name];",
      ]),
      '};',
      '__webpack_require__.e = function(chunk) {',
      Template.indent([
        `list = list || fetch(__webpack_require__.p + '${LIST}', { integrity: 'sha256-${LIST_MARK}' })`,
        Template.indent([
          '.then(function(answer) { return answer.json(); })',
          '.then(function(found) { hashes = found; }, function(error) { list = null; throw error; });',
        ]),
        'return list.then(function() { return load(chunk); });',
      ]),
      '};',
    ]);
  }
}

/**
 * Writes the list of a release's chunks, and its hash into the entry.
 * @param folder the release's client files
 * @param entry its file name
 */
export function writeIntegrity(folder: string, entry: string): void {
  const names = readdirSync(folder).filter((name) => /\.(js|css)$/.test(name));
  const hashes = names
    .filter((name) => name !== entry)
    .sort()
    .map((name) => [name, hashOf(readFileSync(path.join(folder, name)))]);
  const list = JSON.stringify(Object.fromEntries(hashes));
  writeFileSync(path.join(folder, LIST), list);
  const file = path.join(folder, entry);
  const script = readFileSync(file, 'utf8');
  if (!script.includes(LIST_MARK)) throw new Error(`${file} checks no chunks`);
  writeFileSync(file, script.replaceAll(LIST_MARK, hashOf(Buffer.from(list))));
}

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('base64');
