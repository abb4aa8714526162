import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Amounts are paise, times seconds since 1970: as the provider writes them. */
export interface Order {
  id: string;
  entity: 'order';
  amount: number;
  amount_paid: number;
  amount_due: number;
  currency: 'INR';
  receipt: string;
  status: 'created' | 'attempted' | 'paid';
  attempts: number;
  notes: Record<string, string>;
  created_at: number;
}

export interface Payment {
  id: string;
  entity: 'payment';
  order_id: string;
  amount: number;
  currency: 'INR';
  status: 'created' | 'authorized' | 'captured' | 'failed' | 'refunded';
  method: 'upi' | 'card' | 'netbanking';
  captured: boolean;
  amount_refunded: number;
  error_code: string | null;
  error_description: string | null;
  error_reason: string | null;
  notes: Record<string, string>;
  token_id?: string;
  customer_id?: string;
  created_at: number;
}

export interface Refund {
  id: string;
  entity: 'refund';
  payment_id: string;
  amount: number;
  currency: 'INR';
  status: 'pending' | 'processed' | 'failed';
  receipt: string | null;
  notes: Record<string, string>;
  acquirer_data: { arn: string | null };
  created_at: number;
}

/** An agreement to be charged again. */
export interface Token {
  id: string;
  customer_id: string;
  max_amount: number;
  status: 'initiated' | 'confirmed' | 'rejected' | 'paused' | 'cancelled';
}

/** Something that happens when its clock gets there. */
export interface Due {
  at: number;
  what: 'authorize' | 'refund' | 'give_back' | 'charge';
  id: string;
}

/** A webhook on its way. */
export interface Letter {
  eventId: string;
  event: string;
  body: string;
  at: number;
  tries: number;
}

/** How it behaves until it is told otherwise. */
export interface Scenario {
  /** Refunds end so; those that stay pending end when they are told to. */
  refunds: 'processed' | 'failed' | 'pending';
  /** Each webhook is sent so often. */
  repeats: number;
  /** Seconds before a webhook is sent. */
  delay: number;
  /** The last first. */
  isReordered: boolean;
  /** None is sent. */
  isSilent: boolean;
  /** The API answers 503. */
  isDown: boolean;
}

const calm: Scenario = {
  ...{ refunds: 'processed', repeats: 1, delay: 0 },
  ...{ isReordered: false, isSilent: false, isDown: false },
};

interface Kept {
  /** Seconds that its clock is ahead. */
  ahead: number;
  orders: Record<string, Order>;
  payments: Record<string, Payment>;
  refunds: Record<string, Refund>;
  tokens: Record<string, Token>;
  /** What was answered under an idempotency key, with the request. */
  answers: Record<string, { request: string; status: number; body: string }>;
  due: Due[];
  letters: Letter[];
  scenario: Scenario;
}

const empty = (): Kept => ({
  ahead: 0,
  ...{ orders: {}, payments: {}, refunds: {}, tokens: {}, answers: {} },
  ...{ due: [], letters: [], scenario: { ...calm } },
});

/** What the simulator knows, kept in a file. */
export class RazorpayState {
  readonly kept: Kept;
  constructor(private readonly file: string) {
    this.kept = { ...empty(), ...readKept(file) };
  }

  now(): number {
    return Math.floor(Date.now() / 1000) + this.kept.ahead;
  }

  calmDown(): void {
    this.kept.scenario = { ...calm };
  }

  save(): void {
    mkdirSync(path.dirname(this.file), { recursive: true });
    const draft = `${this.file}.${process.pid}`;
    writeFileSync(draft, JSON.stringify(this.kept));
    renameSync(draft, this.file);
  }
}

/** An id as the provider's: a kind and fourteen letters. */
export const drawId = (kind: string) =>
  `${kind}_${randomBytes(14)
    .toString('base64')
    .replace(/[^A-Za-z0-9]/g, 'x')
    .slice(0, 14)}`;

function readKept(file: string): Partial<Kept> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Kept>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}
