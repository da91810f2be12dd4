import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Histogram } from './histogram.ts';

/** A value asked for when somebody looks. */
export interface Gauge {
  readonly name: string;
  readonly help: string;
  read(): number;
}

/** What the process counts of itself; in memory, each process its own. */
export interface Metrics {
  /** An answered request: the path as declared, with `:guid`, never as called. */
  request(call: { method: string; route: string; status: number; seconds: number }): void;
  /** A statement of the database. */
  statement(seconds: number): void;
  add(gauge: Gauge): void;
  /** Everything in Prometheus' text format. */
  text(): string;
}

const NANO = 1e9;

const ofProcess: readonly (Gauge & { readonly type: 'counter' | 'gauge' })[] = [
  {
    name: 'process_cpu_seconds_total',
    help: 'Processor time used',
    type: 'counter',
    read: () => (process.cpuUsage().user + process.cpuUsage().system) / 1e6,
  },
  {
    name: 'process_resident_memory_bytes',
    help: 'Memory in use',
    type: 'gauge',
    read: () => process.memoryUsage.rss(),
  },
  {
    name: 'process_uptime_seconds',
    help: 'Since the start of the process',
    type: 'gauge',
    read: () => process.uptime(),
  },
];

export function openMetrics(): Metrics {
  const requests = new Histogram();
  const statements = new Histogram();
  const gauges: Gauge[] = [];
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  gauges.push({
    name: 'truciolo_event_loop_delay_p99_seconds',
    help: 'How late the event loop is, since the last look',
    read: () => {
      const seconds = delay.percentile(99) / NANO;
      delay.reset();
      return seconds;
    },
  });
  const single = (type: string, { name, help, read }: Gauge) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    `${name} ${read()}`,
  ];
  return {
    request: ({ method, route, status, seconds }) =>
      requests.observe(seconds, { method, route, status: String(status) }),
    statement: (seconds) => statements.observe(seconds),
    add: (gauge) => void gauges.push(gauge),
    text: () =>
      [
        ...requests.lines('truciolo_request_seconds', 'Answered requests by declared path and status'),
        ...statements.lines('truciolo_database_statement_seconds', 'Statements of the database'),
        ...gauges.flatMap((gauge) => single('gauge', gauge)),
        ...ofProcess.flatMap((gauge) => single(gauge.type, gauge)),
        '',
      ].join('\n'),
  };
}
