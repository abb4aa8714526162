import { expect, type BrowserContext } from '@playwright/test';

/** Collects everything a healthy page never does. */
export class Complaints {
  private readonly heard: string[] = [];
  private readonly allowed: RegExp[] = [];

  /** Expects complaints like `404 GET /no-such-page`; matched against the whole line. */
  allow(...patterns: RegExp[]) {
    this.allowed.push(...patterns);
  }

  /** Hears all pages of a context, popups too. */
  listenTo(context: BrowserContext) {
    context.on('console', (message) => {
      const isBad = message.type() === 'error' || message.type() === 'warning';
      // the browser's own line for a failed request: the request itself is heard below
      if (!isBad || message.text().startsWith('Failed to load resource')) return;
      this.heard.push(
        `console ${message.type()} on ${pathOf(message.page()?.url())}: ${message.text()}`,
      );
    });
    context.on('weberror', (error) => {
      this.heard.push(`uncaught on ${pathOf(error.page()?.url())}: ${error.error().message}`);
    });
    context.on('requestfailed', (request) => {
      const why = request.failure()?.errorText ?? 'failed';
      // leaving a page ends what it was still fetching
      if (why === 'net::ERR_ABORTED') return;
      this.heard.push(`${why} ${request.method()} ${pathOf(request.url())}`);
    });
    context.on('response', (response) => {
      if (response.status() < 400) return;
      const { method, url } = { method: response.request().method(), url: response.url() };
      this.heard.push(`${response.status()} ${method} ${pathOf(url)}`);
    });
  }

  /** Fails with every line nobody allowed. */
  assertNone() {
    const unexpected = this.heard.filter((line) => !this.allowed.some((known) => known.test(line)));
    expect([...new Set(unexpected)], 'the browser complained').toEqual([]);
  }
}

function pathOf(url: string | undefined): string {
  if (!url || url === 'about:blank') return '(no page)';
  const { pathname, search } = new URL(url);
  return pathname + search;
}
