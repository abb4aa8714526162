import { spawnSync } from 'node:child_process';
import { findBrowser } from '../e2e/find-browser';

/** Makes sure there is a browser for the journeys, and says which one it is. */
function ensureBrowser(): number {
  let browser = findBrowser();
  if (browser.source === 'none') {
    const isRoot = process.getuid?.() === 0;
    const commands = isRoot
      ? [
          ['apt-get', 'update', '-qq'],
          ['apt-get', 'install', '-y', '-qq', 'chromium'],
        ]
      : [['npx', '--no-install', 'playwright', 'install', 'chromium']];
    for (const [command = '', ...args] of commands) {
      console.log(`installing a browser: ${command} ${args.join(' ')}`);
      const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
      if (spawnSync(command, args, { stdio: 'inherit', env: environment }).status !== 0) break;
    }
    browser = findBrowser();
  }
  if (browser.source === 'none') {
    console.error(
      'no browser was found on PATH or installed by Playwright, and none could be installed',
    );
    return 1;
  }
  console.log(`browser: ${browser.executablePath ?? "Playwright's chromium"} (${browser.source})`);
  return 0;
}

process.exitCode = ensureBrowser();
