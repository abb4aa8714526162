import type { ApiDeps, Email } from 'shared/remote-kit/api';
import type { PersonalData } from 'shared/remote-kit/personal-data';
import type { AskedCall } from '../calls/remote-call';
import type { StreamServices } from '../stream/stream-out';
import type { EnqueuedJob } from '../jobs/job-store';
import type { Transport } from '../messages/create-messenger';
import type { Link } from './link';
import { unpackLogged } from './packed-error';
import { limits, type CrossingEnqueue, type GatewayAnswers, type LogAnswers } from './protocol';
import type { Tracing } from '../tracing/start-tracing';
import type { SharedTransactions } from './shared-transactions';
import { createTransactionClient } from './transaction-client';

/** What the gateway does for releases: all that is not their own. */
export interface Services extends Pick<
  ApiDeps,
  'pictures' | 'allowances' | 'listPersonalData' | 'log' | 'logSecurity'
> {
  messenger: Transport;
  jobs: {
    enqueue(asked: EnqueuedJob): Promise<boolean>;
    queueEmail(message: Email, options: EnqueuedJob['options']): Promise<void>;
  };
  /** Answers a call of a remote, which is known by its connection. */
  answerCall(remote: string, asked: AskedCall): Promise<unknown>;
  /** Takes a release's part in traced requests; left out, no request is traced. */
  spans?: Tracing['add'];
  stream: StreamServices;
}

/** Asks another remote in the name of the page that is being rendered under a number. */
export type AskOther = (
  owner: string,
  id: string,
  input: unknown,
  key?: string,
) => Promise<unknown>;

/** Parts that a release has asked for and may still come back to. */
const PARTS_KEPT = 1000;

/** Takes what a release's process tells of itself. */
export function logsOf(
  { name, version }: { name: string; version: string },
  { log, spans }: Pick<Services, 'log' | 'spans'>,
): LogAnswers {
  return {
    log({ level, data, message }) {
      if (level === 'info' || level === 'warn' || level === 'error')
        log[level]({ ...unpackLogged(data), remote: name, version }, String(message));
    },
    spans: (told) => spans?.({ name, version }, told),
  };
}

/** Answers one remote's process. @param visits the pages it is rendering */
export function answersFor(
  { name, version }: { name: string; version: string },
  services: Services,
  visits: ReadonlyMap<number, AskOther>,
  transactions: SharedTransactions,
  link: () => Link,
): GatewayAnswers {
  const { messenger, jobs, pictures, allowances } = services;
  const parts = new Map<number, PersonalData>();
  let nextPart = 1;
  const connectTo = (transaction: string) =>
    createTransactionClient((query) => link().ask('query', { transaction, query }, limits.query));
  const toOptions = ({ transaction, ...options }: CrossingEnqueue) => ({
    ...options,
    ...(transaction === undefined ? {} : { client: connectTo(transaction) }),
  });
  const partOf = (part: number) => {
    const data = parts.get(part);
    if (!data) throw new Error('nobody is known to keep this part');
    return data;
  };
  return {
    ask({ ask, owner, id, input, key }) {
      const visit = visits.get(ask);
      if (!visit) throw new Error('the page that asks is no longer rendered');
      return visit(owner, id, input, key);
    },
    call: (asked) => services.answerCall(name, asked),
    take: (wanted) => allowances.take(wanted),
    takeAll: (wanted) => allowances.takeAll(wanted),
    giveBack: (taken) => allowances.giveBack(taken),
    sms: (message) => messenger.sms(message),
    email: (message) => messenger.email(message),
    queueEmail: ({ message, options }) => jobs.queueEmail(message, toOptions(options)),
    enqueue: ({ options, ...asked }) =>
      jobs.enqueue({ remote: name, version, ...asked, options: toOptions(options) }),
    keepPicture: (bytes) => pictures.keep(bytes),
    keepUpload: (bytes) => pictures.keepUpload(bytes),
    removePicture: (hash) => pictures.remove(hash),
    async listPersonalData() {
      const listed = await services.listPersonalData();
      return listed.map((found) => {
        const { remote } = found;
        if (found.state === 'down') return { remote, state: 'down' };
        if (!found.data) return { remote, state: 'ready', part: null };
        const part = nextPart++;
        parts.set(part, found.data);
        parts.delete(part - PARTS_KEPT);
        const listsOpen = found.data.listOpen !== undefined;
        return { remote, state: 'ready', part, listsOpen };
      });
    },
    exportOf: ({ part, person }) => partOf(part).exportOf(person),
    erase: ({ part, person, scope, transaction }) =>
      partOf(part).erase(person, scope, connectTo(transaction)),
    async listOpen({ part, person, transaction }) {
      const client = transaction === undefined ? undefined : connectTo(transaction);
      return (await partOf(part).listOpen?.(person, client)) ?? [];
    },
    query: (asked) => transactions.run(asked),
    ...logsOf({ name, version }, services),
    security: (event) => services.logSecurity(event),
    announce: (topics) => services.stream.announce(topics),
    hint: (told) => services.stream.hint(told, name),
    sessionsEnded: (userId) => services.stream.sessionsEnded(userId),
  };
}
