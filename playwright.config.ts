import { defineConfig } from '@playwright/test';
import { findBrowser } from './infra/e2e/find-browser';

const browser = findBrowser();

const desktop = { viewport: { width: 1280, height: 800 } };
const releases = '**/releases.journey.ts';

/** Browser journeys. The global set-up starts one site with its own database and port. */
export default defineConfig({
  testDir: 'infra/e2e',
  testMatch: '**/*.journey.ts',
  outputDir: 'infra/e2e/.results',
  fullyParallel: false,
  // much of a journey is waiting
  workers: 3,
  retries: 0,
  // a machine that is busy with other work is slow, not wrong
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  globalSetup: './infra/e2e/start-site.ts',
  use: {
    // emptied of everything between journeys, but not made anew
    reuseContext: true,
    ...(process.env.E2E_URL ? { baseURL: process.env.E2E_URL } : {}),
    launchOptions: {
      ...(browser.executablePath ? { executablePath: browser.executablePath } : {}),
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    // the longest that one worker does alone: begun last, the others would wait for it
    { name: 'releases', use: desktop, testMatch: releases },
    { name: 'desktop', use: desktop, testIgnore: releases },
    {
      name: 'phone',
      use: {
        viewport: { width: 360, height: 740 },
        hasTouch: true,
        isMobile: true,
        deviceScaleFactor: 2,
      },
      testMatch: ['**/sign-in.journey.ts', '**/kundli.journey.ts', '**/frame.journey.ts'],
    },
  ],
});
