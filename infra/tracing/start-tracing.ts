import { trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { readSpans } from './told-span';

/** Where traces go, and of how many requests there are any. */
export interface TracingSettings {
  /** Of a collector that takes OTLP over HTTP, without `/v1/traces`. */
  endpoint: string;
  /** From 0 to 1. */
  ratio: number;
}

/** The traces of a site that has them. */
export interface Tracing {
  /** Takes what a release's process told of its part in traced requests. */
  add(release: { name: string; version: string }, told: unknown): void;
  /** Sends what is left. */
  stop(): Promise<void>;
}

/** Starts tracing in the gateway. What the collector does not take is lost; no request waits for it. */
export function startTracing({ endpoint, ratio }: TracingSettings): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: 5000 });
  const processor = new BatchSpanProcessor({ exporter });
  const provider = new TracerProvider({
    resource: describe('gateway'),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [processor],
  });
  trace.setGlobalTracerProvider(provider);
  return {
    add({ name, version }, told) {
      for (const span of readSpans(told, describe(name, version))) processor.onEnd(span);
    },
    async stop() {
      await provider.shutdown();
      trace.disable();
    },
  };
}

const describe = (name: string, version?: string) =>
  resourceFromAttributes({
    'service.namespace': 'tarapath',
    'service.name': name,
    ...(version === undefined ? {} : { 'service.version': version }),
  });
