import { transform } from 'lightningcss';
import type { Compiler } from 'webpack';

/** Minifies the style sheets of a build. */
export const minifyCss = {
  apply(compiler: Compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('minify-css', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'minify-css', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE },
        (assets) => {
          for (const [filename, asset] of Object.entries(assets)) {
            if (!filename.endsWith('.css')) continue;
            const { code } = transform({
              filename,
              code: Buffer.from(asset.source()),
              minify: true,
            });
            compilation.updateAsset(filename, new sources.RawSource(Buffer.from(code)));
          }
        },
      );
    });
  },
};
