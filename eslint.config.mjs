import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const browserGlobals = { window: 'readonly', document: 'readonly', console: 'readonly' };

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
          pattern: ['mf-*/web/model/**', 'mf-*/web/topics/**'],
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
            allow('test-support', [of('infra'), of('test-support')]),
          ],
        },
      ],
    },
  },
  {
    // tests of an API or a page may use the test database
    files: ['{mf-*,shared}/**/*.test.{ts,tsx}'],
    rules: { 'boundaries/dependencies': 'off' },
  },
);
