// @ts-check
import { readFileSync } from 'node:fs';

const STAT = '/proc/self/stat';
/** Linux reports these times in hundredths of a second on every machine (USER_HZ). */
const TICKS_PER_SECOND = 100;

/**
 * Processor time of the children that have ended, and of theirs, from a line of /proc/self/stat: its fields 16 and 17
 * (proc(5)). The name in brackets may contain spaces.
 * @param {string} stat
 */
export function readCpuOfChildren(stat) {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
}

/** @returns {number | null} */
function cpuNow() {
  try {
    return readCpuOfChildren(readFileSync(STAT, 'utf8'));
  } catch {
    return null;
  }
}

/**
 * Measures the processor seconds of one child after the other. Call `take` as soon as a child has ended: the difference to
 * the call before is its own time, even if others run beside it. Null on systems without /proc.
 */
export function openCpuMeter() {
  let last = cpuNow();
  return {
    take() {
      const now = cpuNow();
      const taken = now === null || last === null ? null : now - last;
      last = now;
      return taken;
    },
  };
}
