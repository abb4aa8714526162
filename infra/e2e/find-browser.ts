import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** The browser the journeys run in: one on PATH, else Playwright's own if it is there. */
export function findBrowser(): { executablePath: string | null; source: string } {
  for (const name of ['chromium', 'chromium-browser', 'google-chrome'])
    for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
      const file = path.join(folder, name);
      if (folder && existsSync(file)) return { executablePath: file, source: 'PATH' };
    }
  if (existsSync(chromium.executablePath())) return { executablePath: null, source: 'Playwright' };
  return { executablePath: null, source: 'none' };
}
