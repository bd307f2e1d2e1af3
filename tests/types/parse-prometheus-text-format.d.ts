declare module 'parse-prometheus-text-format' {
  interface PrometheusMetric {
    readonly name: string;
    readonly type: string;
    readonly metrics: readonly {
      readonly labels?: Readonly<Record<string, string>>;
      readonly value: string;
    }[];
  }
  export default function parsePrometheusTextFormat(text: string): readonly PrometheusMetric[];
}
