import { Socket } from 'node:net';
import { keepContexts } from '../../tracing/carried-context';
import { Link } from '../link';
import type { ReleaseAnswers } from '../protocol';
import { endWithParent } from './end-with-parent';
import { logOver } from './make-deps';
import { answerAsRelease } from './run-release';
import { answerAsShell } from './run-shell';

/** The stream that the gateway opened for us. */
const LINK = 3;

/** One release's server code, in a process of its own that ends with the gateway's. */
function main() {
  // told, not asked: it may have ended by now
  endWithParent(Number(process.argv[2]));
  keepContexts();
  const remote = answerAsRelease(() => link);
  const shell = answerAsShell(() => link);
  const answers: ReleaseAnswers = {
    ...remote,
    ...shell,
    async boot(boot) {
      if (boot.tells) await tellSpansOver(link);
      return boot.settings ? remote.boot(boot) : shell.boot(boot);
    },
  };
  const link: Link = new Link(
    new Socket({ fd: LINK }),
    { ...answers },
    {
      onClose: () => process.exit(0),
      onUnheard: (err) => log.error({ err }, 'what the gateway said failed here'),
    },
  );
  const log = logOver(link);
  // a terminal and a service manager tell all processes to end: the gateway says when, after its last page
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
  // a promise nobody waited for spoils nothing but itself
  process.on('unhandledRejection', (reason) =>
    log.error({ err: reason }, 'a promise was forgotten'),
  );
  // after a throw in a timer nobody knows what is left undone
  process.on('uncaughtException', (error) => {
    log.error({ err: error }, 'something was thrown that nobody waits for');
    link.flush();
    setImmediate(() => process.exit(1));
  });
}

/** Loaded only where requests are traced: it is a third of what a process holds. */
async function tellSpansOver(link: Link) {
  const { tellSpans } = await import('../../tracing/tell-spans');
  tellSpans((spans) => link.tell('spans', spans));
}

main();
