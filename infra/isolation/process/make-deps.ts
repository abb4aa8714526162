import type { Pool } from 'pg';
import type { ApiDeps } from 'shared/remote-kit/api';
import type { EnqueueOptions } from 'shared/remote-kit/job';
import type { PersonalData, PersonalDataPart } from 'shared/remote-kit/personal-data';
import { createRemoteCall } from '../../calls/remote-call';
import { publishEvent } from '../../events/publish-event';
import { describeJob } from '../../jobs/described-job';
import type { Link } from '../link';
import { packLogged } from '../packed-error';
import type { CrossingEnqueue, GatewayAnswers, NamedPart } from '../protocol';
import type { SharedTransactions } from '../shared-transactions';

type Questions<Answers> = { [Name in keyof Answers]: (payload: never) => unknown };

/** Asks the gateway. */
export type Ask<Answers extends Questions<Answers> = GatewayAnswers> = <
  Name extends keyof Answers & string,
>(
  name: Name,
  payload: Parameters<Answers[Name]>[0],
) => Promise<Awaited<ReturnType<Answers[Name]>>>;

/** What an API gets, where all that is not its own is asked of the gateway. */
export function makeDeps(
  link: Link,
  settings: ApiDeps['settings'],
  pool: Pool,
  shared: SharedTransactions,
): ApiDeps {
  const ask = askOver(link);
  /** A transaction of ours is lent to the gateway while it writes the job there. */
  const lend = <T>(
    { client, ...options }: EnqueueOptions,
    work: (crossing: CrossingEnqueue) => Promise<T>,
  ) =>
    client
      ? shared.share(client, (transaction) => work({ ...options, transaction }))
      : work(options);
  return {
    pool,
    settings,
    call: createRemoteCall((asked) => ask('call', asked)),
    publish: publishEvent,
    log: logOver(link),
    logSecurity: (event) => link.tell('security', event),
    allowances: {
      take: (wanted) => ask('take', wanted),
      takeAll: (wanted) => ask('takeAll', wanted),
      giveBack: (taken) => ask('giveBack', taken),
    },
    messenger: {
      sms: (message) => ask('sms', message),
      email: (message) => ask('email', message),
      queueEmail: (message, given = {}) =>
        lend(given, (options) => ask('queueEmail', { message, options })),
    },
    enqueue(job, payload, given = {}) {
      const described = describeJob(job);
      // what nobody could read fails here, where it is written
      job.payload?.parse(payload);
      return lend(given, (options) => ask('enqueue', { job: described, payload, options }));
    },
    pictures: {
      keep: (bytes) => ask('keepPicture', bytes),
      keepUpload: (bytes) => ask('keepUpload', bytes),
      remove: (hash) => ask('removePicture', hash),
    },
    stream: {
      announce: (topics) => link.tell('announce', topics),
      hint: (told) => link.tell('hint', told),
      sessionsEnded: (userId) => link.tell('sessionsEnded', userId),
    },
    listPersonalData: async () =>
      (await ask('listPersonalData', null)).map((named) => toPart(ask, named, shared)),
  };
}

/** Questions to the gateway, typed. */
export const askOver =
  <Answers extends Questions<Answers> = GatewayAnswers>(link: Link): Ask<Answers> =>
  (name, payload) =>
    link.ask(name, payload);

/** A log whose lines are written by the gateway. */
export function logOver(link: Link): ApiDeps['log'] {
  const log = (level: keyof ApiDeps['log']) => (data: object, message: string) =>
    link.tell('log', { level, data: packLogged(data), message });
  return { info: log('info'), warn: log('warn'), error: log('error') };
}

function toPart(ask: Ask, named: NamedPart, shared: SharedTransactions): PersonalDataPart {
  const { remote } = named;
  if (named.state === 'down') return { remote, state: 'down' };
  const { part, listsOpen } = named;
  if (part === null) return { remote, state: 'ready', data: null };
  const data: PersonalData = {
    exportOf: (person) => ask('exportOf', { part, person: toPerson(person) }),
    erase: (person, scope, client) =>
      shared.share(client, (transaction) =>
        ask('erase', { part, person: toPerson(person), scope, transaction }),
      ),
    ...(listsOpen
      ? {
          listOpen: (whole, client) => {
            const person = toPerson(whole);
            return client
              ? shared.share(client, (transaction) =>
                  ask('listOpen', { part, person, transaction }),
                )
              : ask('listOpen', { part, person });
          },
        }
      : {}),
  };
  return { remote, state: 'ready', data };
}

/** A session has more to it than the other remotes need. */
const toPerson = ({ id, phone, email }: Parameters<PersonalData['exportOf']>[0]) => ({
  id,
  phone,
  email,
});
