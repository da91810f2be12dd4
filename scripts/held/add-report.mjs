// @ts-check
import { drop, keep, keptOf } from './store.mjs';

/** @typedef {{ file: string, test: string }} Name */

const nameOf = (/** @type {Name} */ { file, test }) => (file === 'requests' ? 'inputs' : `faults ${test}`);

/** How many cases of it this program has been through. @param {Name} name */
export function doneOf(name) {
  const kept = keptOf(nameOf(name));
  return Number(kept?.requests ?? kept?.rounds ?? 0);
}

/** @param {Name} name */
export const forget = (name) => drop(nameOf(name));

/** @param {Record<string, number>} one @param {Record<string, number>} other */
function sum(one = {}, other = {}) {
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return Object.fromEntries(keys.map((key) => [key, (one[key] ?? 0) + (other[key] ?? 0)]));
}

/**
 * Adds a part of a run to what was kept of it.
 * @param {Name} name @param {any} result of the fuzz test @param {number} size cases @param {number} seed
 */
export function addReport(name, result, size, seed) {
  const before = keptOf(nameOf(name)) ?? {};
  const statuses = sum(before.statuses, result.statuses);
  if (name.file === 'requests') {
    const requests = (before.requests ?? 0) + size;
    const faults = (before.faults ?? 0) + result.faults;
    keep('inputs', { requests, faults, statuses, seeds: [...(before.seeds ?? []), seed] });
    return;
  }
  keep(nameOf(name), {
    rounds: (before.rounds ?? 0) + size,
    acknowledged: (before.acknowledged ?? 0) + (result.acknowledged ?? result.mails ?? 0),
    failures: (before.failures ?? 0) + (result.failures?.length ?? 0),
    longestMs: Math.max(before.longestMs ?? 0, result.longestMs ?? result.longestAnswerMs ?? 0),
    statuses,
  });
}
