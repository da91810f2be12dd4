// @ts-check
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {object} Part A package, a vitest project or a spec file.
 * @property {string} name
 * @property {number} expected files or journeys that belong to it
 * @property {number} ended
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {number} milliseconds summed over its files or journeys
 */
/** @typedef {Pick<Part, 'passed' | 'failed' | 'skipped' | 'milliseconds'>} Ended */

/** A run that prints nothing for longer than this looks as if it hung. */
const LONGEST_SILENCE = 20_000;
const NAME_WIDTH = 28;
const MESSAGE_LINES = 12;

/** Minutes and seconds, e.g. `3:07`. @param {number} milliseconds */
export function formatMinutes(milliseconds) {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** @param {Ended} part */
function countsOf({ passed, failed, skipped }) {
  const counts = [`${passed} passed`, failed > 0 && `${failed} failed`, skipped > 0 && `${skipped} skipped`];
  return counts.filter(Boolean).join(', ');
}

/**
 * Prints a line for each part once all of it has ended, a line at least every twenty seconds meanwhile, and each failure
 * at once.
 * @param {string} runner named in the lines between the parts
 * @param {{ print?: (line: string) => void, now?: () => number }} [options]
 */
export function createProgress(runner, { print = console.log, now = () => performance.now() } = {}) {
  /** @type {Map<string, Part>} */
  const parts = new Map();
  const begin = now();
  let lastPrinted = begin;

  /** @param {string} line */
  const tell = (line) => {
    lastPrinted = now();
    print(line);
  };

  /** @param {string} name */
  const partOf = (name) => {
    const known = parts.get(name);
    if (known) return known;
    const part = { name, expected: 0, ended: 0, passed: 0, failed: 0, skipped: 0, milliseconds: 0 };
    parts.set(name, part);
    return part;
  };

  return {
    /** One more file or journey belongs to this part. @param {string} name */
    expect(name) {
      partOf(name).expected += 1;
    },
    /** @param {string} name @param {Ended} ended */
    end(name, ended) {
      const part = partOf(name);
      part.ended += 1;
      part.passed += ended.passed;
      part.failed += ended.failed;
      part.skipped += ended.skipped;
      part.milliseconds += ended.milliseconds;
      if (part.ended !== part.expected) return;
      const mark = part.failed > 0 ? '✗' : '✓';
      tell(
        `  ${mark} ${part.name.padEnd(NAME_WIDTH)} ${countsOf(part)} · ${formatMinutes(part.milliseconds)}`,
      );
    },
    /** @param {string} title @param {string} [message] */
    fail(title, message = '') {
      const lines = stripVTControlCharacters(message).trim().split('\n').slice(0, MESSAGE_LINES);
      tell([`  ✗ ${title}`, ...lines.filter(Boolean).map((line) => `      ${line}`)].join('\n'));
    },
    /** Called often; prints only after a silence. */
    tick() {
      if (now() - lastPrinted < LONGEST_SILENCE) return;
      const all = [...parts.values()];
      /** @param {'expected' | 'ended' | 'passed'} key */
      const sum = (key) => all.reduce((total, part) => total + part[key], 0);
      const open = all.filter(({ ended, expected }) => ended > 0 && ended < expected);
      const where = open.map(({ name, ended, expected }) => `${name} ${ended} of ${expected}`).join(', ');
      tell(
        `  … ${runner} ${formatMinutes(now() - begin)}: ${sum('passed')} passed, ${sum('ended')} of ${sum('expected')} ended${where && ` (${where})`}`,
      );
    },
  };
}
