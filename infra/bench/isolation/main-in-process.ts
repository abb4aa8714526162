import type { ReleaseName } from '../../gateway/release-host';
import { ReleaseHost, type HostOptions } from '../../gateway/release-host';
import { answersFor, logsOf } from '../../isolation/answer-release';
import type { IsolatedPages } from '../../isolation/isolated-pages';
import type { IsolatedShells } from '../../isolation/isolated-shells';
import type { Answers, Link } from '../../isolation/link';
import { answerAsRelease } from '../../isolation/process/run-release';
import { answerAsShell } from '../../isolation/process/run-shell';
import type { ReleaseAnswers } from '../../isolation/protocol';
import type { ReleaseProcess } from '../../isolation/release-process';
import { settingsOf } from '../../isolation/settings-of';
import type { SharedTransactions } from '../../isolation/shared-transactions';
import { SHELL_NAME } from '../../releases/discovery-document';
import { launchHere } from '../../isolation/launch-here';

/** What of a host is used here; only a comparison looks inside. */
interface Inside {
  options: HostOptions;
  pages: IsolatedPages;
  shells: IsolatedShells;
  transactions: SharedTransactions;
}

/** Two sides that call each other, where processes would send frames. */
const callInstead = (answers: Answers) =>
  ({
    ask: async (what: string, payload: never) => answers[what]?.(payload),
    tell: (what: string, payload: never) => void answers[what]?.(payload),
  }) as unknown as Link;

/** The gateway as it was before releases ran in processes of their own: all of them in this one. */
function launcherInProcess(this: Inside, { name, version }: ReleaseName) {
  return async (): Promise<ReleaseProcess> => {
    const { services, settings } = this.options;
    const isShell = name === SHELL_NAME;
    const about = { name, version };
    // the schema and the content, once, as the real one brings them
    const prepared = await launchHere(
      this.options,
      { ...about, settings: isShell ? null : settingsOf(name, settings), seeds: true },
      {
        answersOf: (link) => ({
          ...answersFor(about, services, this.pages.open, this.transactions, link),
        }),
        ...{ onOutput: () => undefined, onSuspect: () => undefined, onUnheard: () => undefined },
        signal: new AbortController().signal,
      },
    );
    await prepared.close();
    const gateway = callInstead({
      ...(isShell
        ? this.shells.answers(logsOf(about, services))
        : answersFor(about, services, this.pages.open, this.transactions, () => release)),
    });
    const answers = {
      ...answerAsRelease(() => gateway),
      ...(isShell ? answerAsShell(() => gateway) : {}),
    } as ReleaseAnswers;
    const release = callInstead({ ...answers });
    const description = await answers.boot({
      ...{ ...about, seeds: false, folder: `${this.options.releasesFolder}/${name}/${version}` },
      databaseUrl: this.options.databaseUrl,
      settings: isShell ? null : settingsOf(name, settings),
    });
    return {
      ...{ pid: null, link: release, description },
      ended: new Promise(() => undefined),
      close: () => answers.close(null),
      kill: () => undefined,
    };
  };
}

Object.assign(ReleaseHost.prototype, { launcherOf: launcherInProcess });
void import('../../gateway/main');
