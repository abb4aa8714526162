import { letsForeignScriptsIn } from './foreign-scripts';
import { pagePolicy, scriptPolicy } from './security-headers';

test.each([
  pagePolicy('n', ['https://tv.example']),
  scriptPolicy,
  "default-src 'none'; frame-ancestors 'none'",
  'sandbox allow-scripts allow-popups; script-src https://cdn.example blob:',
  'sandbox; script-src *',
])('%s keeps the scripts of others from what is ours', (policy) => {
  expect(letsForeignScriptsIn(policy)).toBe(false);
});

test.each([
  '',
  "img-src 'self'",
  "default-src 'none'; script-src https://cdn.example",
  "script-src 'self' blob:",
  "script-src 'self'; worker-src https://cdn.example",
  "script-src 'unsafe-inline'",
  'sandbox allow-scripts allow-same-origin; script-src https://cdn.example',
  'SANDBOX ALLOW-SCRIPTS ALLOW-SAME-ORIGIN; SCRIPT-SRC HTTPS://CDN.EXAMPLE',
])('%s does not', (policy) => {
  expect(letsForeignScriptsIn(policy)).toBe(true);
});
