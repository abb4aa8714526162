import { kindOf } from 'shared/contracts/stream-event';
import type { StreamOut, ToldEvent } from 'shared/remote-kit/stream';
import type { Bus } from '../bus/bus';
import { busTopicOf } from './topic-hub';
import { SESSIONS_ENDED } from './watch-sessions';

/** The way to those who follow topics, for all remotes. */
export interface StreamServices extends Pick<StreamOut, 'announce' | 'sessionsEnded'> {
  /** @param remote who tells; of other remotes' topics it tells nothing */
  hint(told: ToldEvent, remote: string): void;
}

/** @param ownerOf the remote whose a kind of topics is; `null` for an unknown one */
export function createStreamOut(
  bus: Pick<Bus, 'publish'>,
  ownerOf: (kind: string) => string | null,
): StreamServices {
  return {
    announce(topics) {
      for (const topic of new Set(topics)) bus.publish(busTopicOf(topic), '');
    },
    hint({ topic, name, data }, remote) {
      if (ownerOf(kindOf(topic)) === remote)
        bus.publish(busTopicOf(topic), JSON.stringify({ name, data }));
    },
    sessionsEnded: (userId) => bus.publish(SESSIONS_ENDED, String(userId)),
  };
}
