// @ts-check
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { root } from '../workspace/root.mjs';

/**
 * Measurements and trials, as data beside the page that prints them (`docs/operations.md`). Everything here is of one
 * program: with another one, the counting begins anew.
 * @typedef {{ name: string, value: number, unit: string, goal?: number | string }} Measure
 * @typedef {{ rounds: number, acknowledged: number, failures: number, longestMs: number, awayMs?: number, statuses: Record<string, number> }} Fault
 * @typedef {{ requests: number, faults: number, statuses: Record<string, number>, seeds: number[] }} Inputs
 */
/**
 * @template [Value=unknown]
 * @typedef {{ program: string, day: string, machine: string, value: Value }} Entry
 */
/**
 * By name: the load, the page of a shop, the inputs, and each fault behind the word «faults».
 * @typedef {{ load?: Entry<Measure[]>, 'shop-page'?: Entry<Measure[]>, inputs?: Entry<Inputs> } & { [fault: `faults ${string}`]: Entry<Fault> }} Held
 */
/**
 * @template {keyof Held} Name
 * @typedef {NonNullable<Held[Name]>['value']} ValueOf
 */

const file = join(root, 'docs', 'held.data.json');

/** The hash of the sources the built server was made of. */
const programNow = () =>
  readFileSync(join(root, 'dist', 'server.stamp'), 'utf8')
    .trim()
    .slice(0, 12);

const machine = () => `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'processor'}`;

/** @returns {Held} */
export const readMeasurements = () => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/**
 * Value stored under a name by this program; undefined if there is none, or one of another program.
 * @template {keyof Held} Name
 * @param {Name} name @returns {ValueOf<Name> | undefined}
 */
export function storedMeasurement(name) {
  /** @type {Entry | undefined} */
  const entry = readMeasurements()[name];
  return entry?.program === programNow() ? /** @type {ValueOf<Name>} */ (entry.value) : undefined;
}

/** @param {Held} held */
function write(held) {
  const sorted = Object.entries(held).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

/** @param {keyof Held} name */
export function drop(name) {
  const { [name]: _gone, ...rest } = readMeasurements();
  write(rest);
}

/**
 * @template {keyof Held} Name
 * @param {Name} name @param {ValueOf<Name>} value
 */
export function keep(name, value) {
  const entry = {
    program: programNow(),
    day: new Date().toISOString().slice(0, 10),
    machine: machine(),
    value,
  };
  write({ ...readMeasurements(), [name]: entry });
}
