// @ts-check
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/root.mjs';
import { readMeasurements } from './store.mjs';

/** @typedef {import('./store.mjs').Measure} Measure */
/** @typedef {import('./store.mjs').Fault} Fault @typedef {import('./store.mjs').Inputs} Inputs */
/**
 * @template [Value=unknown]
 * @typedef {import('./store.mjs').Entry<Value>} Entry
 */

const page = join(root, 'docs', 'operations.md');
const BEGIN = '<!-- held: written by `npm run bench -- load --write` and `npm run fuzz -- … --write` -->';
const END = '<!-- /held -->';

/** In the order of the table; a kind without words here is shown by its name. @type {Record<string, string>} */
const faultWords = {
  KillEmbedded: 'kill -9 of the app, embedded',
  KillOnPostgres: 'kill -9 of the app, PostgreSQL',
  PowerCut: 'power cut, embedded: what was not flushed is gone',
  PostgresCrashes: 'PostgreSQL crashes and starts again',
  PostgresFrozen: 'PostgreSQL frozen for four seconds (`DATABASE_TIMEOUT=2`)',
  PostgresReadOnly: 'PostgreSQL read-only',
  PostgresOutOfConnections: 'PostgreSQL out of connections',
  Replica: 'the replica dies and comes back, two processes',
  PrimaryKilled: 'the primary dies with its machine, three nodes, two processes',
  PrimaryFrozen: 'the primary hangs and wakes up after the failover',
  PrimaryCut: 'the primary is cut from its peers, clients still reach it',
  PrimaryKilledBehindPooler: 'the primary dies, behind PgBouncer in transaction mode',
  RollingRestart: 'both processes started anew, one after the other',
  NewerVersion: 'the next version migrates while this one serves and a backup reads',
  DiskFull: 'disk of the data folder full, embedded',
  FilesAway: 'bucket of the files away, then back',
  MailServer: 'mail server away, mute, refusing',
};

const number = new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 3 });
const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

/** @param {string[]} head @param {string[][]} rows */
const table = (head, rows) =>
  [
    `| ${head.join(' | ')} |`,
    `|---|${head
      .slice(1)
      .map(() => '--:|')
      .join('')}`,
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n');

/** @param {Entry} entry */
const source = ({ day, machine, program }) => `${day}, ${machine}, program ${program}`;

/** Measures named `title: thing, what` as one row per thing. @param {Measure[]} measures @param {string} title */
function matrix(measures, title) {
  const own = measures.filter(({ name }) => name.startsWith(`${title}: `));
  const parts = own.map(({ name, value }) => {
    const text = name.slice(title.length + 2);
    const at = text.lastIndexOf(', ');
    return { thing: text.slice(0, at), what: text.slice(at + 2), value };
  });
  const heads = [...new Set(parts.map(({ what }) => what))];
  const things = [...new Set(parts.map(({ thing }) => thing))];
  const cell = (/** @type {string} */ thing, /** @type {string} */ what) => {
    const found = parts.find((part) => part.thing === thing && part.what === what);
    return found ? number.format(found.value) : '';
  };
  return table(
    [title, ...heads.map((head) => `${head}, ms`)],
    things.map((thing) => [thing, ...heads.map((what) => cell(thing, what))]),
  );
}

/** @param {string} title @param {Entry<Measure[]>} entry */
function measuredPart(title, entry) {
  const measures = entry.value;
  const plain = measures.filter(({ name }) => !name.startsWith('cost: '));
  const rows = plain.map(({ name, value, unit, goal }) => [
    name,
    `${number.format(value)} ${unit}`.trim(),
    String(goal ?? ''),
  ]);
  return [
    `### ${title}\nMeasured ${source(entry)}.`,
    table(['measure', 'value', 'goal'], rows),
    ...(measures.some(({ name }) => name.startsWith('cost: ')) ? [matrix(measures, 'cost')] : []),
  ].join('\n\n');
}

/** @param {number} ms */
const seconds = (ms) => (ms > 0 ? `${number.format(ms / 1000)} s` : '');

/** @param {string} title @param {string} waited @param {[string, Entry<Fault>][]} entries */
function faultPart(title, waited, entries) {
  const order = Object.keys(faultWords);
  const sorted = entries.toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b));
  const rows = sorted.map(([name, { value, day, program }]) => [
    faultWords[name] ?? name,
    whole.format(value.rounds),
    whole.format(value.acknowledged),
    String(value.failures),
    seconds(value.awayMs ?? value.longestMs),
    Object.entries(value.statuses)
      .map(([status, count]) => `${status === '0' ? 'cut off' : status}: ${whole.format(Number(count))}`)
      .join(', '),
    `${day}, ${program}`,
  ]);
  const head = [
    'fault, while clients write',
    'rounds',
    'acknowledged',
    'lost or wrong',
    waited,
    'answers',
    'when, program',
  ];
  return `### ${title}\n${table(head, rows)}`;
}

/** @param {Entry<Inputs>} entry */
function inputPart({ value, ...entry }) {
  const row = [
    'made from the contract, PostgreSQL',
    whole.format(value.requests),
    String(value.faults),
    Object.entries(value.statuses)
      .map(([kind, count]) => `${kind}: ${whole.format(Number(count))}`)
      .join(', '),
    value.seeds.length > 3 ? `${value.seeds[0]} to ${value.seeds.at(-1)}` : value.seeds.join(', '),
  ];
  const head = ['hostile input', 'requests', 'answers of 5xx', 'answers', 'seeds'];
  return `### Inputs\nTried ${source({ ...entry, value })}.\n\n${table(head, [row])}`;
}

/**
 * The page with the stored tables between its two marks.
 * @param {string} text @param {import('./store.mjs').Held} held
 */
export function withTables(text, held) {
  const all = Object.entries(held)
    .filter(([name]) => name.startsWith('faults '))
    .map(([name, entry]) => /** @type {[string, Entry<Fault>]} */ ([name.slice('faults '.length), entry]));
  const faults = all.filter(([, { value }]) => value.awayMs === undefined);
  const failovers = all.filter(([, { value }]) => value.awayMs !== undefined);
  const parts = [
    ...(held.load ? [measuredPart('Load', held.load)] : []),
    ...(held['shop-page'] ? [measuredPart('Page of a shop', held['shop-page'])] : []),
    ...(faults.length > 0 ? [faultPart('Faults', 'longest wait', faults)] : []),
    ...(failovers.length > 0 ? [faultPart('Failover', 'longest time without a write', failovers)] : []),
    ...(held.inputs ? [inputPart(held.inputs)] : []),
  ];
  const [from, to] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (from < 0 || to < from)
    throw new Error('docs/operations.md ha perso i segni fra cui stanno le tabelle.');
  return `${text.slice(0, from)}${BEGIN}\n${parts.join('\n\n')}\n${text.slice(to)}`;
}

export const writeTables = () =>
  writeFileSync(page, withTables(readFileSync(page, 'utf8'), readMeasurements()));
