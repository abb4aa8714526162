import { setTimeout as sleep } from 'node:timers/promises';
import { createLog, surviveLostOutput } from '../create-log';

/** Logs and prints more than once, says it is alive, and ends. */
async function work() {
  surviveLostOutput();
  const log = await createLog({ dataDir: '.', production: true }, 'gateway');
  for (let turn = 0; turn < 3; turn += 1) {
    log.error({ turn }, 'an error');
    console.error('a message');
    await sleep(50);
  }
  process.send?.('at work', () => process.exit(0));
}

void work();
