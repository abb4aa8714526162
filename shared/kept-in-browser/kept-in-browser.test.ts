import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');

/** What keeps something in a browser, and the files through which it may. */
const ways: Record<string, { pattern: RegExp; through: string[] }> = {
  storage: {
    pattern: /\b(localStorage|sessionStorage|indexedDB)\b(?!')/,
    through: [
      'shared/kept-in-browser/storage.ts',
      // clears them
      'mf-auth/web/account-menu/sign-out-here.ts',
    ],
  },
  'a cookie of the page': {
    pattern: /document\.cookie\s*=|cookieStore/,
    // the name is typed as one of the list
    through: ['shared/preferences/move-old-city.ts'],
  },
  'a cookie of the server': {
    pattern: /\.setCookie\(|['"]set-cookie['"]\s*[:,]/i,
    through: [
      'infra/gateway/host-cookies.ts',
      // takes one away
      'infra/gateway/cookies-and-caches.ts',
    ],
  },
  'a cache': { pattern: /\bcaches\.open\b|serviceWorker/, through: [] },
};

function listSources(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : listSources(file);
    return /\.(ts|tsx|mjs)$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file) ? [file] : [];
  });
}

const folders = readdirSync(root).filter((name) => /^(mf-.*|shared|shell-host)$/.test(name));
const sources = [...folders, 'infra/gateway', 'infra/dev'].flatMap(listSources);

test.each(Object.entries(ways))(
  'nothing is kept as %s but through the list that the privacy notice explains',
  (_what, { pattern, through }) => {
    const using = sources.filter((file) =>
      readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .some((line) => !/^\s*(\/\/|\*|\/\*)/.test(line) && pattern.test(line)),
    );
    expect(using.filter((file) => !through.includes(file))).toEqual([]);
  },
);
