import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface AxeResult {
  violations: {
    id: string;
    help: string;
    nodes: { target: unknown[]; failureSummary?: string; html: string }[];
  }[];
}

/** The violations of WCAG 2.2 AA that axe finds in the page as it is now, one line each. */
export async function findViolations(page: Page): Promise<string[]> {
  // evaluated, since the page's policy forbids script elements without its nonce
  await page.evaluate(source);
  const result = await page.evaluate(async (runOnly) => {
    // a link half below the sticky header is no fault of the page
    window.scrollTo({ top: 0, behavior: 'instant' });
    const { axe } = window as unknown as {
      axe: { run(context: Document, options: object): Promise<unknown> };
    };
    return (await axe.run(document, {
      runOnly,
      // the only 2.2 rule; off by default
      rules: { 'target-size': { enabled: true } },
      resultTypes: ['violations'],
    })) as AxeResult;
  }, tags);
  return result.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, html, failureSummary = '' }) => {
      const why = failureSummary.split('\n').slice(1).join(' ').trim();
      return `${id}: ${help} at ${target.join(' ')} (${html.slice(0, 120)}) ${why}`;
    }),
  );
}
