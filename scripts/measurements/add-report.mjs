// @ts-check
import { drop, keep, storedMeasurement } from './store.mjs';

/** @typedef {{ file: string, test: string }} Name */
/**
 * Result of a fuzz test of the server; those of packages return nothing.
 * @typedef {object} FuzzResult
 * @property {object[]} [failures]
 * @property {number} [faults] answers of 5xx
 * @property {number} [acknowledged] writes, of faults
 * @property {number} [mails] the same, of the mail server
 * @property {number} [longestMs]
 * @property {number} [longestAnswerMs]
 * @property {number} [awayMs] the longest time without an acknowledged write, of a failover
 * @property {Record<string, number>} [statuses]
 */

const isInputs = (/** @type {Name} */ { file }) => file === 'requests';
const faultOf = (/** @type {Name} */ { test }) => /** @type {const} */ (`faults ${test}`);

/** How many cases of it this program has been through. @param {Name} name */
export function doneOf(name) {
  return isInputs(name)
    ? (storedMeasurement('inputs')?.requests ?? 0)
    : (storedMeasurement(faultOf(name))?.rounds ?? 0);
}

/** @param {Name} name */
export const forget = (name) => drop(isInputs(name) ? 'inputs' : faultOf(name));

/** @param {Record<string, number>} one @param {Record<string, number>} other */
function sum(one = {}, other = {}) {
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return Object.fromEntries(keys.map((key) => [key, (one[key] ?? 0) + (other[key] ?? 0)]));
}

/** @param {FuzzResult} result @param {number} size @param {number} seed */
function addInputs(result, size, seed) {
  const before = storedMeasurement('inputs');
  keep('inputs', {
    requests: (before?.requests ?? 0) + size,
    faults: (before?.faults ?? 0) + (result.faults ?? 0),
    statuses: sum(before?.statuses, result.statuses),
    seeds: [...(before?.seeds ?? []), seed],
  });
}

/** @param {Name} name @param {FuzzResult} result @param {number} size */
function addFault(name, result, size) {
  const before = storedMeasurement(faultOf(name));
  keep(faultOf(name), {
    rounds: (before?.rounds ?? 0) + size,
    acknowledged: (before?.acknowledged ?? 0) + (result.acknowledged ?? result.mails ?? 0),
    failures: (before?.failures ?? 0) + (result.failures?.length ?? 0),
    longestMs: Math.max(before?.longestMs ?? 0, result.longestMs ?? result.longestAnswerMs ?? 0),
    statuses: sum(before?.statuses, result.statuses),
    ...(result.awayMs === undefined ? {} : { awayMs: Math.max(before?.awayMs ?? 0, result.awayMs) }),
  });
}

/**
 * Adds a part of a run to its stored report.
 * @param {Name} name @param {FuzzResult} result @param {number} size cases @param {number} seed
 */
export function addReport(name, result, size, seed) {
  if (isInputs(name)) addInputs(result, size, seed);
  else addFault(name, result, size);
}
