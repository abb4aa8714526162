import { fork } from 'node:child_process';
import path from 'node:path';
import type { RunningSimulators, SimulatorOptions } from './serve-simulators';

/** Starts the program of the simulators beside a site in development; it ends with it. */
export async function startSimulators(options: SimulatorOptions): Promise<RunningSimulators> {
  const child = fork(path.join(__dirname, 'main.ts'), [JSON.stringify(options)], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'development' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const { url } = await new Promise<{ url: string }>((resolve, reject) => {
    child.once('message', (said) => resolve(said as { url: string }));
    child.once('exit', (code) => reject(new Error(`the simulators ended with ${code}`)));
  });
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
