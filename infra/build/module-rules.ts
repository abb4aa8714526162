import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';
import { nameClasses } from './class-names';
import type { BuildTarget } from './webpack-config';

/** How a build reads each kind of file. The server's side writes none beside its script. */
export function moduleRules(
  { unit, version, mode }: BuildTarget,
  isServer: boolean,
): RuleSetRule[] {
  const nameClass = nameClasses(unit, version);
  return [
    {
      test: /\.tsx?$/,
      loader: 'swc-loader',
      options: {
        swcrc: false,
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: isServer ? 'es2022' : 'es2020',
        },
      },
    },
    {
      test: /\.css$/,
      resourceQuery: { not: [/url/] },
      use: [
        ...(isServer ? [] : [MiniCssExtractPlugin.loader]),
        {
          loader: 'css-loader',
          options: {
            importLoaders: 0,
            modules: {
              auto: true,
              exportOnlyLocals: isServer,
              namedExport: false,
              exportLocalsConvention: 'as-is',
              ...(mode === 'development'
                ? {
                    localIdentHashSalt: `${unit.name} ${version}`,
                    localIdentName: '[name]__[local]_[hash:base64:5]',
                  }
                : {
                    getLocalIdent: (
                      { resourcePath }: { resourcePath: string },
                      _pattern: string,
                      name: string,
                    ) => nameClass(resourcePath, name),
                  }),
            },
          },
        },
      ],
    },
    {
      test: /react-router[\\/]dist[\\/].*\.mjs$/,
      loader: path.join(__dirname, 'drop-side-effects.cjs'),
    },
    { test: /\.node$/, loader: path.join(__dirname, 'refuse-native.cjs') },
    { test: /single-spa\.dev\.js$/, loader: path.join(__dirname, 'lean-single-spa.cjs') },
    {
      // a style sheet that script links when it is needed, plain as it stands
      test: /\.css$/,
      resourceQuery: /url/,
      type: 'asset/resource',
      generator: { filename: '[name].[contenthash:8][ext]', emit: !isServer },
    },
    {
      test: /\.woff2$/,
      type: 'asset/resource',
      generator: { filename: '[name].[contenthash:8][ext]', emit: !isServer },
    },
    {
      test: /\.svg$/,
      type: 'asset/resource',
      generator: { filename: '[name].[contenthash:8][ext]', emit: !isServer },
    },
  ];
}
