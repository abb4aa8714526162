import { launchSite } from '../bench/start-site';
import type { RunningProgram } from '../bench/run-until-ready';
import { findFreePort } from '../database/find-free-port';

/** A site that is started again when it ends, as a service manager does. */
export interface SupervisedSite {
  url: string;
  dataDir: string;
  /** The gateway's process now. */
  pid(): number;
  stop(): Promise<void>;
}

/** Starts the built site on the data of a folder, on a port that is free. */
export async function superviseSite(options: {
  dataDir: string;
  pin?: string[];
  nodeOptions?: string[];
}): Promise<SupervisedSite> {
  const url = `http://127.0.0.1:${await findFreePort(null)}`;
  const launch = () => launchSite({ ...options, url });
  let isOver = false;
  let running: RunningProgram = await launch();
  const watching = (async () => {
    for (;;) {
      await running.ended;
      if (isOver) return;
      running = await launch();
    }
  })();
  return {
    url,
    dataDir: options.dataDir,
    pid: () => running.pid,
    async stop() {
      isOver = true;
      await running.stop();
      await watching;
    },
  };
}
