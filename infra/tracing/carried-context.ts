import {
  context,
  createContextKey,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  type Context,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';

/** What a question between two processes carries of the request it is asked for. */
export interface Carried {
  /** W3C trace context. */
  traceparent?: string;
  /** What the request is called in the log. */
  request?: string;
}

const REQUEST = createContextKey('request id');
/** Ids that we or a trusted proxy gave: anything else is not written into a log. */
const REQUEST_ID = /^[\w.-]{8,64}$/;
const propagator = new W3CTraceContextPropagator();

/** From here on work that is begun for a request knows its request, across `await` and timers. */
export function keepContexts(): void {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
}

/** What the request that is worked for is called; `undefined` outside of one. */
export function currentRequest(): string | undefined {
  return context.active().getValue(REQUEST) as string | undefined;
}

/** The context of a request that has just come. @param carrier its headers where they can be trusted */
export function contextOfRequest(id: string, carrier: object): Context {
  return propagator.extract(ROOT_CONTEXT.setValue(REQUEST, id), carrier, defaultTextMapGetter);
}

/** Takes along what the other process is to know; `undefined` outside of a request. */
export function carry(): Carried | undefined {
  const active = context.active();
  if (active === ROOT_CONTEXT) return undefined;
  const carried: Carried = {};
  propagator.inject(active, carried, defaultTextMapSetter);
  const request = currentRequest();
  if (request !== undefined) carried.request = request;
  return carried;
}

/**
 * Does work for the request that was carried here, or else for none: what reads from a stream still has
 * the context of somebody else. What is not of the right form counts as absent.
 */
export function within<T>(carried: unknown, work: () => T): T {
  if (carried === null || typeof carried !== 'object') return context.with(ROOT_CONTEXT, work);
  const { request } = carried as Carried;
  const isNamed = typeof request === 'string' && REQUEST_ID.test(request);
  const named = isNamed ? ROOT_CONTEXT.setValue(REQUEST, request) : ROOT_CONTEXT;
  return context.with(propagator.extract(named, carried, defaultTextMapGetter), work);
}
