import { readMemory, readUsage } from './read-usage';

/** Times in milliseconds, CPU in seconds, memory in bytes. */
export interface WatchLimits {
  every: number;
  suspectAfter: number;
  suspectCpu: number;
  stuckAfter: number;
  stuckCpu: number;
  /** For one that doesn't even work: stopped, or waiting for something without end. */
  idleAfter: number;
  memory: number;
}

/**
 * A process that doesn't answer is ended only when it had its share of the machine meanwhile, or wants
 * none: on a busy machine a healthy one is slow too. The longest work in one piece, the first PDF of a
 * process, takes half a second.
 */
export const watchLimits: WatchLimits = {
  every: 250,
  suspectAfter: 1_000,
  suspectCpu: 0.9,
  stuckAfter: 2_000,
  stuckCpu: 1.9,
  idleAfter: 5_000,
  memory: 400 * 1024 * 1024,
};

export interface Watched {
  pid: number;
  ping(): Promise<unknown>;
  /** Told when the process seems to be stuck, and when it answers again. */
  onSuspect(isSuspect: boolean): void;
  /** Told once, with the reason. */
  onStuck(reason: string): void;
  /** What the kernel says. */
  look?: { usageOf: typeof readUsage; memoryOf: typeof readMemory };
}

const kernel = { usageOf: readUsage, memoryOf: readMemory };

/** Pings a process and looks at its memory until stopped. */
export function watchProcess(
  { pid, ping, onSuspect, onStuck, look = kernel }: Watched,
  limits: () => WatchLimits = () => watchLimits,
): { stop(): void } {
  let asked: { at: number; cpu: number; idleSince: number | null; lastCpu: number } | null = null;
  let isSuspect = false;

  function ask() {
    const usage = look.usageOf(pid);
    const at = performance.now();
    const mine = { at, cpu: usage?.cpu ?? 0, idleSince: null, lastCpu: usage?.cpu ?? 0 };
    asked = mine;
    const answered = () => {
      if (asked === mine) asked = null;
      if (isSuspect) onSuspect((isSuspect = false));
    };
    // an error is no answer: the process is gone, and whoever started it knows
    ping().then(answered, () => undefined);
  }

  function judge() {
    const { memory, suspectAfter, suspectCpu, stuckAfter, stuckCpu, idleAfter } = limits();
    const held = look.memoryOf(pid);
    if (held !== null && held > memory) return end(`it holds ${Math.round(held / 1024 / 1024)} MB`);
    if (!asked) return ask();
    const now = performance.now();
    const usage = look.usageOf(pid);
    const waited = now - asked.at;
    const cpu = usage ? usage.cpu - asked.cpu : waited / 1000;
    const isIdle = usage !== null && usage.isIdle && usage.cpu === asked.lastCpu;
    asked.idleSince = isIdle ? (asked.idleSince ?? now) : null;
    asked.lastCpu = usage?.cpu ?? 0;
    if (waited >= stuckAfter && cpu >= stuckCpu)
      return end(`it worked for ${cpu.toFixed(1)} s without answering`);
    if (asked.idleSince !== null && now - asked.idleSince >= idleAfter)
      return end('it neither works nor answers');
    if (!isSuspect && waited >= suspectAfter && cpu >= suspectCpu) onSuspect((isSuspect = true));
  }

  function end(reason: string) {
    clearInterval(timer);
    onStuck(reason);
  }

  // judged after this turn has read what came in: we may have been late ourselves
  const timer = setInterval(() => setImmediate(judge), limits().every).unref();
  return { stop: () => clearInterval(timer) };
}
