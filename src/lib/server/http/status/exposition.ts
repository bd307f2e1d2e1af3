/** One value of a metric, with its labels. */
export type Sample = readonly [labels: Readonly<Record<string, string>>, value: number];

/** A metric of a Prometheus server: name, kind, what it says, its values. */
export interface Metric {
  readonly name: string;
  readonly type: 'counter' | 'gauge';
  readonly help: string;
  readonly samples: readonly Sample[];
}

export const EXPOSITION_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

const escaped = (text: string): string =>
  text
    .replaceAll('\\', String.raw`\\`)
    .replaceAll('"', String.raw`\"`)
    .replaceAll('\n', String.raw`\n`);

function labelsOf(labels: Sample[0]): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

/** Metrics in the text format of Prometheus (prometheus.io/docs/instrumenting/exposition_formats). */
export const exposition = (metrics: readonly Metric[]): string =>
  metrics
    .filter(({ samples }) => samples.length > 0)
    .flatMap(({ name, type, help, samples }) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      ...samples.map(([labels, value]) => `${name}${labelsOf(labels)} ${String(value)}`),
    ])
    .join('\n')
    .concat('\n');
