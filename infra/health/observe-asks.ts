import { isDatabaseAway } from '../database/is-database-away';
import type { ReleaseAnswers } from '../isolation/protocol';
import type { Manner, SupervisedRelease } from '../isolation/supervised-release';

/** What a release was asked for. */
export type AskKind = 'compose' | 'page' | 'piece' | 'call' | 'identify' | 'document';

/** How a release answered. `excused`: it failed, but not by its own fault. */
export interface Answered {
  kind: AskKind;
  seconds: number;
  outcome: 'ok' | 'failed' | 'excused';
}

/** No visitor waits longer for a page than this, so that it has failed by then. */
const PAGE_LIMIT_MS = 3_000;

type Asker = Pick<SupervisedRelease, 'ask'>;

/** A release whose answers to visitors are told, once each. */
export function observeAsks(release: Asker, tell: (answered: Answered) => void): Asker {
  const ask: SupervisedRelease['ask'] = (what, payload, manner) => {
    const asked = release.ask(what, payload, manner);
    const kind = kindOf(what, payload);
    if (kind !== null) observe(asked, kind, manner, tell);
    return asked;
  };
  return { ask };
}

function observe(
  asked: Promise<unknown>,
  kind: AskKind,
  manner: Manner,
  tell: (answered: Answered) => void,
): void {
  const started = performance.now();
  const failed = () => (manner.isExcused?.() ? 'excused' : 'failed');
  let isTold = false;
  const tellOnce = (outcome: Answered['outcome']) => {
    clearTimeout(late);
    if (!isTold) tell({ kind, outcome, seconds: (performance.now() - started) / 1000 });
    isTold = true;
  };
  const isShown = kind === 'page' || kind === 'piece';
  const late = isShown ? setTimeout(() => tellOnce(failed()), PAGE_LIMIT_MS).unref() : undefined;
  Promise.race([asked, ...(manner.givenUp ? [manner.givenUp] : [])]).then(
    (answer) => {
      const isAway = (answer as { isDatabaseAway?: boolean } | null)?.isDatabaseAway === true;
      // what a composed page says it says of its remotes, not of the shell
      const isFine = kind === 'compose' || statusOf(answer) < 500;
      tellOnce(isFine ? 'ok' : isAway ? 'excused' : failed());
    },
    (error: unknown) => tellOnce(isDatabaseAway(error) ? 'excused' : failed()),
  );
}

function kindOf(what: keyof ReleaseAnswers, payload: unknown): AskKind | null {
  if (what === 'render') return (payload as { slot: unknown }).slot === null ? 'page' : 'piece';
  return what === 'compose' || what === 'call' || what === 'identify' || what === 'document'
    ? what
    : null;
}

/** The HTTP status of a page, of a call's refusal, or of a document. */
function statusOf(answer: unknown): number {
  if (typeof answer !== 'object' || answer === null) return 200;
  const { rendered, error, status } = answer as {
    rendered?: { status: number } | null;
    error?: { status: number };
    status?: number;
  };
  return rendered?.status ?? error?.status ?? status ?? 200;
}
