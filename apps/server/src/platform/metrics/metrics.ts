import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Histogram, type Labels, labelText } from './histogram.ts';

/** A value that is read at each scrape. */
export interface Gauge {
  readonly name: string;
  readonly help: string;
  read(): number;
}

/** One value per set of labels. */
interface LabelledGauge extends Omit<Gauge, 'read'> {
  readEach(): Iterable<readonly [labels: Labels, value: number]>;
}

/** In-memory metrics of the process. */
export interface Metrics {
  /** An answered request, with the declared path (`:guid`), never the called one. */
  request(call: { method: string; route: string; status: number; seconds: number }): void;
  /** A database statement. */
  statement(seconds: number): void;
  /** A task that a worker has finished or aborted. */
  worker(work: { worker: string; done: boolean; seconds: number }): void;
  add(gauge: Gauge | LabelledGauge): void;
  /** All metrics in Prometheus' text format. */
  text(): string;
}

const NANO = 1e9;
/** Sampling interval of the event loop; the histogram includes the wait for the next sample. */
const LOOK_MS = 20;

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
  const workers = new Histogram();
  const gauges: (Gauge | LabelledGauge)[] = [];
  const delay = monitorEventLoopDelay({ resolution: LOOK_MS });
  const late = (nanoseconds: number) => Math.max(0, nanoseconds / NANO - LOOK_MS / 1000);
  delay.enable();
  gauges.push({
    name: 'truciolo_event_loop_delay_max_seconds',
    help: 'The longest it was late, since the last look',
    read: () => late(delay.max),
  });
  gauges.push({
    name: 'truciolo_event_loop_delay_p99_seconds',
    help: 'How late the event loop is, since the last look',
    read: () => {
      const seconds = late(delay.percentile(99));
      delay.reset();
      return seconds;
    },
  });
  const told = (type: string, gauge: Gauge | LabelledGauge) => {
    const { name, help } = gauge;
    const values =
      'read' in gauge
        ? [`${name} ${gauge.read()}`]
        : [...gauge.readEach()].map(([labels, value]) => `${name}{${labelText(labels)}} ${value}`);
    return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...values];
  };
  return {
    request: ({ method, route, status, seconds }) =>
      requests.observe(seconds, { method, route, status: String(status) }),
    statement: (seconds) => statements.observe(seconds),
    worker: ({ worker, done, seconds }) => workers.observe(seconds, { thread: worker, done: String(done) }),
    add: (gauge) => void gauges.push(gauge),
    text: () =>
      [
        ...requests.lines('truciolo_request_seconds', 'Answered requests by declared path and status'),
        ...statements.lines('truciolo_database_statement_seconds', 'Statements of the database'),
        ...workers.lines('truciolo_thread_seconds', 'Work in workers, from its request to its answer'),
        ...gauges.flatMap((gauge) => told('gauge', gauge)),
        ...ofProcess.flatMap((gauge) => told(gauge.type, gauge)),
        '',
      ].join('\n'),
  };
}
