import { test as base, type BrowserContext } from '@playwright/test';
import { Complaints } from './complaints';

interface JourneyFixtures {
  /** What went wrong in the test's browser so far; allow by name what a test means to provoke. */
  complaints: Complaints;
  /** Where the site is. */
  origin: string;
  /** Looks into a second browser context as well. */
  watch: (context: BrowserContext) => void;
}

/**
 * The test of every journey: it fails on a console error or warning, an uncaught error, a violation
 * of the content security policy, a failed request or an answer of 400 and more, unless allowed.
 */
export const test = base.extend<JourneyFixtures>({
  complaints: async ({}, use) => {
    const complaints = new Complaints();
    await use(complaints);
    complaints.assertNone();
  },
  origin: async ({ baseURL }, use) => {
    if (!baseURL) throw new Error('the global set-up started no site');
    await use(baseURL);
  },
  watch: async ({ complaints }, use) => {
    await use((context) => complaints.listenTo(context));
  },
  context: async ({ context, complaints }, use) => {
    complaints.listenTo(context);
    await use(context);
  },
});

export { expect, type Page } from '@playwright/test';
