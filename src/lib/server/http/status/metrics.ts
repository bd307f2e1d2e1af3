import type { Stats } from '../../page-store/store-types.ts';
import { countsOf, type CounterName, type Counts } from '../../concurrency/counters.ts';
import type { Metric, Sample } from './exposition.ts';
import type { RenderingStatus, SiteState } from './readiness.ts';

/** What the metrics are made of. */
export interface MetricsSource extends SiteState {
  readonly requests: readonly Sample[];
  /** Kept pages that went out of memory. */
  readonly kept: number;
  readonly store: Stats;
  /** Of the server in front: how late its timers were, in seconds. */
  readonly loopDelayS: number;
}

const COUNTER_HELP: Readonly<Record<CounterName, string>> = {
  log_lines: 'Lines of the log by level, those that were left out included.',
  shop_calls: 'Calls of the webshop by what came of them.',
  mails: 'Messages handed to the mail server by what came of them.',
};
const FRONT = { process: 'front' };

const gauge = (name: string, help: string, samples: readonly Sample[]): Metric => ({
  name: `foyer_${name}`,
  type: 'gauge',
  help,
  samples,
});
const counter = (name: string, help: string, samples: readonly Sample[]): Metric => ({
  name: `foyer_${name}_total`,
  type: 'counter',
  help,
  samples,
});

function processMetrics({ rendering, loopDelayS }: MetricsSource): readonly Metric[] {
  const { processes } = rendering;
  return [
    gauge('process_resident_memory_bytes', 'Resident memory by process.', [
      [FRONT, process.memoryUsage.rss()],
      ...processes.map(({ name, rssBytes }): Sample => [{ process: name }, rssBytes]),
    ]),
    gauge('event_loop_delay_seconds', 'How late timers were at most since the last look.', [
      [FRONT, loopDelayS],
      ...processes.flatMap(({ name, status }): Sample[] =>
        status === null ? [] : [[{ process: name }, status.loopDelayS]],
      ),
    ]),
    gauge('workers_open', 'Processes that render pages and answer calls.', [
      [{}, processes.filter(({ isOpen }) => isOpen).length],
    ]),
  ];
}

function queueMetrics({ rendering: { queues } }: MetricsSource): readonly Metric[] {
  const by = (pick: (state: MetricsSource['rendering']['queues'][string]) => number): Sample[] =>
    Object.entries(queues).map(([name, state]) => [{ class: name }, pick(state)]);
  return [
    gauge(
      'queue_running',
      'Requests under way by class.',
      by(({ running }) => running),
    ),
    gauge(
      'queue_waiting',
      'Requests that wait by class.',
      by(({ waiting }) => waiting),
    ),
    counter(
      'queue_started',
      'Requests that got their turn by class.',
      by(({ started }) => started),
    ),
    counter(
      'queue_rejected',
      'Requests that were refused by class, because too many waited or for too long.',
      by(({ rejected }) => rejected),
    ),
  ];
}

function storeMetrics({ kept, store }: MetricsSource): readonly Metric[] {
  return [
    counter('page_store_answers', 'Kept pages by where they came from.', [
      [{ from: 'memory' }, kept],
      [{ from: 'disk' }, store.hits],
      [{ from: 'rendering' }, store.misses],
      [{ from: 'last-good' }, store.lastGood],
    ]),
    counter('page_store_renders', 'Pages rendered for the page store.', [[{}, store.renders]]),
    gauge('page_store_pages', 'Pages that are kept.', [[{}, store.pages]]),
    gauge('page_store_bytes', 'Bytes of kept pages by place.', [
      [{ place: 'memory' }, store.memoryBytes],
      [{ place: 'disk' }, store.diskBytes],
    ]),
  ];
}

function siteMetrics({ rendering, diskFree }: MetricsSource): readonly Metric[] {
  const site = rendering.processes.find(({ status }) => status?.site != null)?.status?.site;
  const waits: Sample[] = site
    ? [
        [{ state: 'waiting' }, site.mailsWaiting],
        [{ state: 'given-up' }, site.mailsGivenUp],
      ]
    : [];
  const late: Sample[] = site
    ? [
        [{ task: 'mail' }, site.mailLateS],
        [{ task: 'schedule' }, site.scheduleLateS],
      ]
    : [];
  return [
    gauge('outbox_messages', 'Messages that have not gone out by state.', waits),
    gauge('task_late_seconds', 'By how much what is due for longest is late.', late),
    gauge(
      'backup_age_seconds',
      'How old the newest backup by schedule is.',
      site?.backup?.ageS == null ? [] : [[{}, site.backup.ageS]],
    ),
    gauge('database_up', 'Whether the database can be read.', [[{}, site ? 1 : 0]]),
    gauge(
      'disk_free_ratio',
      'Free share of the disk of DATA_DIR.',
      diskFree === null ? [] : [[{}, diskFree]],
    ),
  ];
}

/** What each process has counted; one that ended takes its own with it. */
export const countsByProcess = ({
  processes,
}: RenderingStatus): readonly (readonly [process: string, counts: Counts])[] => [
  ['front', countsOf()],
  ...processes.map(({ name, status }) => [name, status?.counts ?? {}] as const),
];

function counterMetrics({ rendering }: MetricsSource): readonly Metric[] {
  const all = countsByProcess(rendering);
  return (Object.keys(COUNTER_HELP) as CounterName[]).map((name) =>
    counter(
      name,
      COUNTER_HELP[name],
      all.flatMap(([process, counts]) =>
        Object.entries(counts[name] ?? {}).map(([outcome, value]): Sample => [
          { process, outcome },
          value,
        ]),
      ),
    ),
  );
}

/** Everything that is measured of a running site; nothing of it is about a person. */
export function metricsOf(source: MetricsSource): readonly Metric[] {
  return [
    gauge('build_info', 'The program that runs.', [[{ ...source.version }, 1]]),
    gauge('process_start_time_seconds', 'When the server in front began, in Unix time.', [
      [{}, Math.round(Date.now() / 1000 - process.uptime())],
    ]),
    counter('http_requests', 'Answered requests by route and status.', source.requests),
    ...storeMetrics(source),
    ...queueMetrics(source),
    ...processMetrics(source),
    ...siteMetrics(source),
    ...counterMetrics(source),
  ];
}
