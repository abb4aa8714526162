import { installPackages } from './install.mjs';

installPackages();
const { runTypeScript } = await import('./run-typescript.mjs');
runTypeScript('infra/dev/main.ts', process.argv.slice(2), { NODE_ENV: 'development' });
