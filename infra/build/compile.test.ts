import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { compile } from './compile';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'tarapath-compile-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('a font that a style sheet names counts as bundled, one that only lies beside it does not', async () => {
  const files = {
    'entry.js': "import './page.css';",
    'page.css': '@font-face { font-family: a; src: url(named.woff2); }',
    'named.woff2': 'a',
    'beside.woff2': 'b',
  };
  for (const [name, content] of Object.entries(files))
    writeFileSync(path.join(folder, name), content);
  const { bundled } = await compile([
    {
      mode: 'production',
      context: folder,
      entry: path.join(folder, 'entry.js'),
      output: { path: path.join(folder, 'out') },
      module: {
        rules: [
          { test: /\.css$/, use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')] },
          { test: /\.woff2$/, type: 'asset/resource' },
        ],
      },
      plugins: [new MiniCssExtractPlugin()],
    },
  ]);
  const own = [...bundled].filter((file) => path.dirname(file) === folder);
  expect(own.map((file) => path.basename(file)).sort()).toEqual([
    'entry.js',
    'named.woff2',
    'page.css',
  ]);
});
