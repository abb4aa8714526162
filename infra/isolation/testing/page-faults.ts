/** What a page may do that must hurt no other, as the body of its rendering. */
export const pageFaults: [what: string, page: string][] = [
  ['throws', `throw new Error('broken');`],
  ['hangs', `await new Promise(() => undefined);`],
  ['rejects', `await Promise.reject(new Error('broken'));`],
  ['loops without end', `for (;;);`],
  ['works for 8 s in one piece', `const end = Date.now() + 8000; while (Date.now() < end);`],
  [
    'throws in a timer',
    `setTimeout(() => { throw new Error('later'); }); await new Promise(() => undefined);`,
  ],
  ['ends the process', `process.exit(0);`],
  [
    'takes globals away',
    `JSON.parse = Buffer.from = Promise.all = () => { throw new Error('gone'); }; throw new Error('broken');`,
  ],
  ['fills arrays', `const kept = []; for (;;) kept.push(new Array(1e5).fill(0.5));`],
  ['fills a map', `const map = new Map(); for (let i = 0; ; i += 1) map.set(i, { i });`],
  [
    'fills memory with buffers',
    `globalThis.kept = []; for (;;) { kept.push(Buffer.alloc(16e6, 1)); await new Promise(setImmediate); }`,
  ],
  [
    'keeps the thread pool busy',
    `const { pbkdf2 } = require('node:crypto');
     for (let i = 0; i < 16; i += 1) pbkdf2('a', 'b', 100000, 64, 'sha512', () => undefined);
     await new Promise(() => undefined);`,
  ],
  ['stops itself', `process.kill(process.pid, 'SIGSTOP'); await new Promise(() => undefined);`],
  ['waits in native code', `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);`],
  ['crashes', `process.kill(process.pid, 'SIGSEGV'); await new Promise(() => undefined);`],
];
