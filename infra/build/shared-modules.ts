import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './units';

const fromPackage = (name: string) =>
  JSON.parse(readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8'))
    .version as string;

/**
 * The modules that exist once per page and once per server process: the shell provides them, releases
 * only name them. The versions of our own two rise when their surface grows; it never shrinks.
 */
export const sharedVersions: Readonly<Record<string, string>> = {
  react: fromPackage('react'),
  'react-dom': fromPackage('react-dom'),
  'single-spa-react': fromPackage('single-spa-react'),
  'shared/contracts/zod': fromPackage('zod'),
  'shared/router': '1.0.0',
  'shared/session/session-store': '1.0.0',
};

/** Import requests that resolve to a shared module, with the package whose version counts. */
export const sharedRequests: Readonly<Record<string, keyof typeof sharedVersions>> = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  'react-dom/client': 'react-dom',
  'single-spa-react': 'single-spa-react',
  'shared/contracts/zod': 'shared/contracts/zod',
  'shared/router': 'shared/router',
  'shared/session/session-store': 'shared/session/session-store',
};
