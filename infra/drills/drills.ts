import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { root } from '../build/units';
import { findPostmaster, listChildren } from './find-processes';
import type { SupervisedSite } from './supervise-site';

/** One fault, done to a running site. */
export interface Drill {
  name: string;
  /** The folder of the data is made smaller or the like first; undone afterwards. Needs root. */
  prepare?: (dataDir: string) => () => void;
  /** How the site is started, where that is part of the fault. */
  launch?: { pin?: string[]; nodeOptions?: string[] };
  /** Resolves when the fault is over: for a killed process, at once. */
  inject(site: SupervisedSite): Promise<void>;
}

const LASTS_MS = 10_000;

export const drills: Drill[] = [
  {
    name: 'kill -9 of the gateway',
    inject: async (site) => void process.kill(site.pid(), 'SIGKILL'),
  },
  {
    name: 'kill -9 of every process of a release',
    async inject(site) {
      const releases = listChildren(site.pid()).filter(({ command }) =>
        command.includes('release-process'),
      );
      if (releases.length === 0)
        throw new Error('the site runs no release in a process of its own');
      for (const { pid } of releases) process.kill(pid, 'SIGKILL');
    },
  },
  {
    name: 'kill -9 of the postmaster',
    inject: async ({ dataDir }) => void process.kill(findPostmaster(dataDir), 'SIGKILL'),
  },
  {
    name: 'kill -9 of a backend',
    async inject({ dataDir }) {
      const backends = listChildren(findPostmaster(dataDir));
      const [busy] = backends.filter(({ command }) => command.includes('127.0.0.1'));
      if (!busy) throw new Error('the site has no connection to its database');
      process.kill(busy.pid, 'SIGKILL');
    },
  },
  {
    name: 'PostgreSQL stands still for 10 s',
    async inject({ dataDir }) {
      const postmaster = findPostmaster(dataDir);
      const all = [postmaster, ...listChildren(postmaster).map(({ pid }) => pid)];
      const signalAll = (signal: NodeJS.Signals) => {
        for (const pid of all)
          try {
            process.kill(pid, signal);
          } catch (error) {
            // a backend may have ended since it was listed
            if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
          }
      };
      signalAll('SIGSTOP');
      await sleep(LASTS_MS).finally(() => signalAll('SIGCONT'));
    },
  },
  {
    name: 'the disk is full for 10 s',
    prepare: (dataDir) => mountOver(dataDir, ['-t', 'tmpfs', '-o', 'size=1g', 'tmpfs']),
    async inject({ dataDir }) {
      const ballast = path.join(dataDir, 'ballast');
      fillDisk(ballast);
      await sleep(LASTS_MS).finally(() => rmSync(ballast));
    },
  },
  {
    name: 'pictures and releases are read-only for 10 s',
    prepare: () => () => undefined,
    async inject({ dataDir }) {
      const undo = ['images', 'releases'].map((name) => {
        const folder = path.join(dataDir, name);
        mkdirSync(folder, { recursive: true });
        const unmount = mountOver(folder, ['--bind', folder]);
        execFileSync('mount', ['-o', 'remount,ro,bind', folder]);
        return unmount;
      });
      await sleep(LASTS_MS).finally(() => undo.forEach((unmount) => unmount()));
    },
  },
  {
    name: 'the clock is an hour ahead for 10 s',
    launch: {
      nodeOptions: [
        '--import',
        pathToFileURL(path.join(root, 'infra/drills/shift-clock.mjs')).href,
      ],
    },
    async inject(site) {
      process.kill(site.pid(), 'SIGUSR2');
      await sleep(LASTS_MS);
      process.kill(site.pid(), 'SIGUSR2');
    },
  },
  {
    name: '400 idle connections, 256 file descriptors',
    launch: { pin: ['prlimit', '--nofile=256:256'] },
    async inject({ url }) {
      const { hostname, port } = new URL(url);
      const idle: Socket[] = Array.from({ length: 400 }, () => {
        const socket = connect(Number(port), hostname);
        socket.on('error', () => socket.destroy()); // refused, as the drill expects
        return socket;
      });
      await sleep(LASTS_MS);
      idle.forEach((socket) => socket.destroy());
    },
  },
];

function mountOver(folder: string, what: string[]): () => void {
  execFileSync('mount', [...what, folder]);
  return () => execFileSync('umount', ['--lazy', folder]);
}

function fillDisk(file: string): void {
  const block = Buffer.alloc(1 << 16);
  const handle = openSync(file, 'w');
  try {
    for (;;) writeSync(handle, block);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(handle);
  }
}
