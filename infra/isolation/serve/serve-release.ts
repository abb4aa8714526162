import type { Socket } from 'node:net';
import type { ApiDeps } from 'shared/remote-kit/api';
import { launchHere, type Here } from '../launch-here';
import { Link, LinkClosed, type Answers } from '../link';
import type { AskedBoot, GatewayAnswers, ReleaseAnswers } from '../protocol';
import type { ReleaseProcess } from '../release-process';

/** What a gateway asks of a remote's release; it has its own limits of time. */
const asked = [
  ...['render', 'call', 'identify', 'identifyStaff', 'document', 'listPages', 'describe'],
  ...[
    'exportOf',
    'erase',
    'listOpen',
    'query',
    'mayFollow',
    'readEvents',
    'listLiveSessions',
    'event',
  ],
  ...['runJob', 'stopJobs'],
] as const satisfies string[] as (keyof ReleaseAnswers)[];
/** What a remote's release asks of the gateway. */
const askedBack = [
  ...['ask', 'call', 'take', 'takeAll', 'giveBack', 'sms', 'email', 'keepPicture', 'keepUpload'],
  ...['removePicture', 'listPersonalData', 'exportOf', 'erase', 'listOpen', 'query'],
  ...['enqueue', 'queueEmail'],
] as const satisfies string[] as (keyof GatewayAnswers)[];
const told = [
  ...['log', 'security', 'spans', 'announce', 'hint', 'sessionsEnded'],
] as const satisfies string[] as (keyof GatewayAnswers)[];

/** Beyond the limits of any gateway: what hangs is forgotten at last. */
const FORGOTTEN_MS = { runJob: 660_000, others: 60_000 };

/**
 * Runs one release for one gateway, as long as it stays connected. Everything but the start is handed on
 * between the gateway and the release's process.
 */
export function serveRelease(
  socket: Socket,
  { name, version }: { name: string; version: string },
  here: Here,
  log: ApiDeps['log'],
): void {
  const about = { remote: name, version };
  const ending = new AbortController();
  let starting: Promise<ReleaseProcess> | null = null;
  const onUnheard = (err: unknown) => log.error({ ...about, err }, 'what was said failed here');

  async function start({ seeds, settings }: AskedBoot) {
    const process = await launchHere(
      here,
      { name, version, seeds, settings },
      {
        answersOf: () => ({
          ...relay(askedBack, async (what, payload) =>
            gateway.ask(what, payload, FORGOTTEN_MS.others),
          ),
          ...relay(told, async (what, payload) => gateway.tell(what, payload)),
        }),
        onOutput: (line) => log.warn({ ...about, line }, 'a release wrote'),
        onSuspect: (isSuspect) => gateway.tell('suspect', isSuspect),
        onUnheard,
        signal: ending.signal,
      },
    );
    void process.ended.then((reason) => {
      if (!ending.signal.aborted) log.error({ ...about, reason }, 'a release ended');
      gateway.tell('ending', reason);
      gateway.flush();
      gateway.close();
    });
    return process;
  }
  const running = async () => {
    if (!starting) throw new Error('the release has not started');
    return starting;
  };
  const gateway: Link = new Link(
    socket,
    {
      ping: () => null,
      async boot(boot: AskedBoot) {
        if (starting) throw new Error('the release was started before');
        return (await (starting = start(boot))).description;
      },
      close: async () => (await running()).close(),
      ...relay(asked, async (what, payload) => {
        try {
          const limit = what === 'runJob' ? FORGOTTEN_MS.runJob : FORGOTTEN_MS.others;
          return await (await running()).link.ask(what, payload, limit);
        } catch (error) {
          // the gateway hears of the end itself, and that nobody will answer
          if (error instanceof LinkClosed) return new Promise(() => undefined);
          throw error;
        }
      }),
    },
    { onClose: () => ending.abort(), onUnheard },
  );
}

function relay(names: string[], handOn: (what: string, payload: unknown) => Promise<unknown>) {
  return Object.fromEntries(
    names.map((what) => [what, (payload: unknown) => handOn(what, payload)]),
  ) as Answers;
}
