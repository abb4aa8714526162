import { requirePackages } from './install.mjs';

requirePackages();
const [file, ...args] = process.argv.slice(2);
const { runTypeScript } = await import('./run-typescript.mjs');
runTypeScript(file, args);
