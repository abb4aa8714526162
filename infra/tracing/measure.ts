import { SpanStatusCode, trace, TraceFlags, type Attributes, type Span } from '@opentelemetry/api';

/** The tracer of all our spans; it does nothing until `startTracing` or `tellSpans` has been called. */
export const tracer = trace.getTracer('tarapath');

/** Whether the request that is worked for is one of those that are traced, here or where it came from. */
export function isTraced(): boolean {
  const flags = trace.getActiveSpan()?.spanContext().traceFlags ?? TraceFlags.NONE;
  return (flags & TraceFlags.SAMPLED) !== 0;
}

/** Does a part of the work for a request; when the request is traced the part is a span of it. */
export function measure<T>(name: string, attributes: Attributes, work: () => T): T {
  if (!isTraced()) return work();
  return tracer.startActiveSpan(name, { attributes }, (span) => {
    try {
      const result = work();
      if (!(result instanceof Promise)) {
        span.end();
        return result;
      }
      const end = () => span.end();
      return result.then(
        (value: unknown) => (end(), value),
        (error: unknown) => {
          noteFailure(span, error);
          end();
          throw error;
        },
      ) as T;
    } catch (error) {
      noteFailure(span, error);
      span.end();
      throw error;
    }
  });
}

/** Marks a span as failed by the kind of error alone: messages can quote what a person typed. */
export function noteFailure(span: Span, error: unknown): void {
  const kind = error instanceof Error ? error.name : 'Error';
  span.setAttribute('error.type', kind).setStatus({ code: SpanStatusCode.ERROR });
}
