import { walletChanged } from 'shared/contracts/auth-wallet';
import { topicOf } from 'shared/contracts/stream-event';
import { tellOf, type StreamOut } from 'shared/remote-kit/stream';
import type { Client } from './states';

/** Keeps, with the change itself, that a customer's wallet or payment changed. */
export async function noteWalletChanged(client: Client, customer: number): Promise<void> {
  const { topic, name, data } = tellOf(walletChanged, { id: customer }, {});
  await client.query('SELECT stream.append($1, $2, $3::jsonb)', [
    topic,
    name,
    JSON.stringify(data),
  ]);
}

/** Tells open pages of it once it is committed. */
export const tellWalletChanged = (stream: StreamOut, customer: number) =>
  stream.announce([topicOf(walletChanged.topic, { id: customer })]);
