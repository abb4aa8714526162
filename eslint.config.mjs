import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const browserGlobals = { window: 'readonly', document: 'readonly', console: 'readonly' };

const timeOfDay =
  'Write times of day with shared/i18n/clock: every page shows a moment as the same minute.';
/** All the ways a moment could become a time of day beside the one of shared/i18n/clock. */
const otherClocks = [
  "NewExpression[callee.object.name='Intl'][callee.property.name='DateTimeFormat']",
  // the visitor's own zone may be asked for
  ":not(MemberExpression[property.name='resolvedOptions']) > CallExpression[callee.object.name='Intl'][callee.property.name='DateTimeFormat']",
  'CallExpression[callee.property.name=/^toLocale(Date|Time)?String$/]',
  'CallExpression[callee.property.name=/^to(Time|UTC|GMT)String$/]',
  'CallExpression[callee.property.name=/^get(UTC)?(Hours|Minutes)$/]',
  'Property[key.name=/^(timeStyle|hourCycle|hour12|dayPeriod)$/]',
  'Property[key.name=/^(hour|minute|second)$/] > Literal[value=/^(numeric|2-digit)$/]',
  // the time within an ISO string
  'CallExpression[callee.property.name=/^(slice|substring)$/][arguments.0.value=11]',
].map((selector) => ({ selector, message: timeOfDay }));

const of = (type) => ({ element: { type } });
const own = (type) => ({
  element: { type, captured: { remote: '{{from.element.captured.remote}}' } },
});
const allow = (type, to) => ({ from: { element: { type } }, allow: { to } });

export default tseslint.config(
  { ignores: ['**/node_modules/', '.data/', '.cache/', 'infra/bench/next-twin/', '**/*.template'] },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      // TypeScript knows what is defined
      'no-undef': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/no-require-imports': 'off',
      'no-empty': ['error', { allowEmptyCatch: false }],
      eqeqeq: 'error',
    },
  },
  {
    files: ['**/*.tsx'],
    plugins: { 'jsx-a11y': jsxA11y, 'react-hooks': reactHooks },
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      // a table wider than the phone scrolls in a region, which the keyboard must reach
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['region', 'tabpanel'] }],
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
  {
    files: ['**/*.cjs'],
    languageOptions: { globals: { module: 'writable', require: 'readonly' } },
  },
  // Playwright reads a fixture's needs from its first parameter, which may need nothing
  { files: ['infra/e2e/**/*.ts'], rules: { 'no-empty-pattern': 'off' } },
  {
    files: ['**/*.mjs'],
    languageOptions: {
      globals: {
        ...browserGlobals,
        process: 'readonly',
        URL: 'readonly',
        Buffer: 'readonly',
        setTimeout: 'readonly',
        fetch: 'readonly',
        performance: 'readonly',
      },
    },
  },
  {
    // A remote imports itself and shared, never another remote or the shell; web and api stay apart;
    // the shell knows remotes only from discovery data.
    files: ['{shell-host,mf-*,shared,infra}/**/*.{ts,tsx}'],
    plugins: { boundaries },
    settings: {
      'import/resolver': { typescript: { project: './tsconfig.json' } },
      'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export', 'require'],
      'boundaries/elements': [
        { type: 'shell', pattern: 'shell-host/**', partialMatch: false },
        // rules and words without React: an API may say what a page says
        {
          type: 'model',
          pattern: ['mf-*/model/**', 'mf-*/web/model/**', 'mf-*/web/topics/**'],
          partialMatch: false,
          capture: ['remote'],
        },
        { type: 'web', pattern: 'mf-*/web/**', partialMatch: false, capture: ['remote'] },
        { type: 'api', pattern: 'mf-*/api/**', partialMatch: false, capture: ['remote'] },
        { type: 'remote', pattern: 'mf-*/*', partialMatch: false, capture: ['remote'] },
        { type: 'shared', pattern: 'shared/**', partialMatch: false },
        { type: 'test-support', pattern: 'infra/test/**', partialMatch: false },
        { type: 'infra', pattern: 'infra/**', partialMatch: false },
      ],
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          policies: [
            { allow: { to: { module: { origin: ['external', 'core'] } } } },
            allow('shared', [of('shared')]),
            allow('shell', [of('shell'), of('shared')]),
            allow('model', [of('shared'), own('model')]),
            allow('web', [of('shared'), own('model'), own('web'), own('remote')]),
            allow('api', [of('shared'), own('model'), own('api'), own('remote')]),
            allow('remote', [of('shared'), own('model'), own('web'), own('remote')]),
            allow('infra', [of('infra'), of('test-support'), of('shared'), of('shell')]),
            allow('test-support', [of('infra'), of('test-support'), of('shared')]),
          ],
        },
      ],
    },
  },
  {
    files: ['{shell-host,mf-*,shared}/**/*.{ts,tsx}'],
    ignores: [
      '**/*.test.{ts,tsx}',
      'shared/i18n/{clock,format}.ts',
      // seconds, for those who check the engine
      'shared/jyotish/cli/tables/text-table.ts',
      // reads a wall time, and writes none
      'mf-content/api/darshan/rite-time.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', ...otherClocks] },
  },
  {
    // tests of an API or a page may use the test database
    files: ['{mf-*,shared}/**/*.test.{ts,tsx}'],
    rules: { 'boundaries/dependencies': 'off' },
  },
);
