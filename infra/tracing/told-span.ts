import { SpanKind, SpanStatusCode, type Attributes, type HrTime } from '@opentelemetry/api';
import { hrTimeDuration } from '@opentelemetry/core';
import type { Resource } from '@opentelemetry/resources';
import type { ReadableSpan } from '@opentelemetry/sdk-trace';
import { z } from 'zod';

const traceId = z.string().regex(/^[0-9a-f]{32}$/);
const spanId = z.string().regex(/^[0-9a-f]{16}$/);
const moment: z.ZodType<HrTime> = z.tuple([z.int(), z.int()]);
const value = z.union([z.string().max(4000), z.number(), z.boolean()]);

/** A span as a release's process tells it. */
const toldSpan = z.object({
  name: z.string().max(200),
  kind: z.enum(SpanKind),
  traceId,
  spanId,
  parentSpanId: spanId.optional(),
  start: moment,
  end: moment,
  attributes: z.record(z.string().max(100), value),
  isFailed: z.boolean(),
});

export type ToldSpan = z.output<typeof toldSpan>;

/** Spans that one message may hold: a release that tells more is cut off. */
const AT_MOST = 512;
const toldSpans = z.array(toldSpan).max(AT_MOST);

export function tellSpan(span: ReadableSpan): ToldSpan {
  const { traceId: trace, spanId: id } = span.spanContext();
  const parentSpanId = span.parentSpanContext?.spanId;
  return {
    name: span.name.slice(0, 200),
    kind: span.kind,
    traceId: trace,
    spanId: id,
    ...(parentSpanId ? { parentSpanId } : {}),
    start: span.startTime,
    end: span.endTime,
    attributes: span.attributes as Record<string, string | number | boolean>,
    isFailed: span.status.code === SpanStatusCode.ERROR,
  };
}

/** Reads what a release's process told. @param resource whose spans they are, which we say and not it */
export function readSpans(told: unknown, resource: Resource): ReadableSpan[] {
  const read = toldSpans.safeParse(told);
  return read.success ? read.data.map((span) => toReadable(span, resource)) : [];
}

function toReadable(span: ToldSpan, resource: Resource): ReadableSpan {
  const { name, kind, traceId: trace, spanId: id, parentSpanId, start, end } = span;
  const contextOf = (given: string) => ({ traceId: trace, spanId: given, traceFlags: 1 });
  return {
    name,
    kind,
    spanContext: () => contextOf(id),
    ...(parentSpanId ? { parentSpanContext: contextOf(parentSpanId) } : {}),
    startTime: start,
    endTime: end,
    duration: hrTimeDuration(start, end),
    status: { code: span.isFailed ? SpanStatusCode.ERROR : SpanStatusCode.UNSET },
    attributes: span.attributes as Attributes,
    links: [],
    events: [],
    ended: true,
    resource,
    instrumentationScope: { name: 'tarapath' },
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  };
}
