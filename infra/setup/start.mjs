import { installPackages, requirePackages } from './install.mjs';

if (process.env.NODE_ENV === 'production') requirePackages();
else installPackages();
const { runTypeScript } = await import('./run-typescript.mjs');
runTypeScript('infra/gateway/main.ts', process.argv.slice(2));
