import { installPackages } from './install.mjs';

installPackages();
const { runTypeScript } = await import('./run-typescript.mjs');
runTypeScript('infra/gateway/main.ts', process.argv.slice(2));
