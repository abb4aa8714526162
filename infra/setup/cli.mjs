import { requirePackages } from './install.mjs';

const [file, ...args] = process.argv.slice(2);
// these ask a site as tests do
requirePackages({ withDevelopment: /^infra\/(bench|fuzz)\//.test(file) });
const { runTypeScript } = await import('./run-typescript.mjs');
runTypeScript(file, args);
