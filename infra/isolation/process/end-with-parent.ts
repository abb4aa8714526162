import { Worker } from 'node:worker_threads';

/** Looks once a second, also while the main thread is held by an endless loop. */
const watch = `
const { workerData: parent } = require('node:worker_threads');
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, 1000);`;

/** Ends this process soon after the one that started it, however that ended. @param parent its number */
export function endWithParent(parent: number): void {
  new Worker(watch, { eval: true, env: {}, workerData: parent }).unref();
}
