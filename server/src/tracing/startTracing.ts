import type { TracingSettings } from '../config/tracingSettings.ts';
import type { Tracer } from './tracer.ts';

/** Starts to send spans to a collector; null without one, and then nothing of it is loaded. */
export const startTracing = async (
  settings: TracingSettings | null,
  service: string,
): Promise<Tracer | null> => {
  if (settings === null) return null;
  const { collectorTracer } = await import('./collectorTracer.ts');
  return collectorTracer(settings, service);
};
