import type { AnyEndpoint, AnswerOf, InputOf } from '../contracts/contract';
import type { CallFailure } from '../http/failure';
import type { Call } from '../remote-kit/page';
import type { ClientFrame, ServerFrame } from './wire';

/** How the line is when a call is made. */
export interface Line {
  isOpen: boolean;
  isOffline: boolean;
  generation: number | null;
}

interface Waiting {
  contract: AnyEndpoint;
  input: object;
  settle(answer: unknown): void;
}

const WAITING_AT_MOST = 50;
/** As many as the gateway takes at once; more go as plain requests. */
const IN_HAND_AT_MOST = 8;

/** Calls over a socket that comes and goes. */
export class CallsInHand {
  private readonly inHand = new Map<number, Waiting>();
  private offline: Waiting[] = [];
  private last = 0;

  /** @param plain makes a call without the socket */
  constructor(
    private readonly send: (frame: ClientFrame) => void,
    private readonly plain: Call,
  ) {}

  make<E extends AnyEndpoint>(
    contract: E,
    input: InputOf<E>,
    { isOpen, isOffline, generation }: Line,
  ): Promise<AnswerOf<E> | CallFailure> {
    if (!isOffline && (!isOpen || this.inHand.size >= IN_HAND_AT_MOST))
      return this.plain(contract, input);
    if (isOffline && this.offline.length >= WAITING_AT_MOST) return Promise.resolve(noLine());
    return new Promise((resolve) => {
      const waiting: Waiting = {
        contract,
        input: input as object,
        settle: resolve as Waiting['settle'],
      };
      if (isOffline) return void this.offline.push(waiting);
      const id = (this.last += 1);
      this.inHand.set(id, waiting);
      const named = generation === null ? {} : { generation };
      this.send({
        t: 'call',
        id,
        call: contract.id,
        input: input as object,
        ...named,
      });
    });
  }

  settle(frame: Extract<ServerFrame, { t: 'answer' }>): void {
    const waiting = this.inHand.get(Number(frame.id));
    this.inHand.delete(Number(frame.id));
    if (!waiting) return;
    const { contract, settle } = waiting;
    // an answer against its contract is thrown where the call was made
    if ('answer' in frame)
      return settle(Promise.resolve(frame.answer).then((answer) => contract.answer.parse(answer)));
    const { error } = frame;
    const isBare = error.status === 404 || error.status === 500;
    settle({ error_status: error.status, ...(isBare ? {} : { response: error }) });
  }

  /** The socket is gone. What only reads is asked again; of the rest nobody knows whether it was done. */
  lose(): void {
    const lost = [...this.inHand.values()];
    this.inHand.clear();
    for (const waiting of lost)
      if (waiting.contract.method === 'GET') this.repeat(waiting);
      else waiting.settle(noLine());
  }

  /** There is a line again: what waited for it goes now, in its order. */
  resume(): void {
    const waited = this.offline;
    this.offline = [];
    void waited.reduce(
      (before, waiting) => before.then(() => this.repeat(waiting)),
      Promise.resolve(),
    );
  }

  private async repeat({ contract, input, settle }: Waiting): Promise<void> {
    settle(await this.plain(contract, input as InputOf<AnyEndpoint>));
  }
}

const noLine = (): CallFailure => ({ error_status: 500, message: 'Network error occurred' });
