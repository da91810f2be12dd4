import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

interface Stat {
  readonly parent: number;
  readonly name: string;
  /** Of the process itself, and of children it has waited for. */
  readonly own: number;
  readonly ended: number;
}

function statOf(pid: number): Stat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const close = text.lastIndexOf(')');
    const fields = text.slice(close + 2).split(' ');
    const ticks = (at: number) => Number(fields[at]) * TICK_MS;
    return {
      parent: Number(fields[1]),
      name: text.slice(text.indexOf('(') + 1, close),
      own: ticks(11) + ticks(12),
      ended: ticks(13) + ticks(14),
    };
  } catch {
    return null;
  }
}

/** Processor time of a process, ms since its start (Linux only). */
export const cpuMs = (pid: number): number => statOf(pid)?.own ?? Number.NaN;

/** Processor time of PostgreSQL with all its backends, ended ones included. */
export function clusterCpuMs(backend: number): number {
  const postmaster = statOf(backend)?.parent ?? 0;
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => statOf(Number(name)))
    .filter((stat) => stat?.parent === postmaster);
  const main = statOf(postmaster);
  return children.reduce((sum, stat) => sum + (stat?.own ?? 0), (main?.own ?? 0) + (main?.ended ?? 0));
}

/** Resident memory of a process, MB (Linux only). */
export function residentMb(pid: number): number {
  const found = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return found ? Number(found[1]) / 1024 : Number.NaN;
}

/** Idle time of all processors together, ms (Linux only). */
export function idleMs(): number {
  const fields = (readFileSync('/proc/stat', 'utf8').split('\n')[0] ?? '').split(/\s+/);
  return (Number(fields[4]) + Number(fields[5])) * TICK_MS;
}
