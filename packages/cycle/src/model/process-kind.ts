import type { MachineKind } from './machine-kind.ts';

/** Kind of work in a phase, which decides the kind of machine. */
export const processKinds = [
  'turning',
  'driven-turning',
  'sliding-head-turning',
  'milling',
  'milling-4-axis',
  'milling-5-axis',
  'drilling',
  'grinding',
  'erosion',
  'sawing',
  'laser-cutting',
  'bending',
  'elsewhere',
] as const;
export type ProcessKind = (typeof processKinds)[number];

/**
 * Common names of each kind, the narrower name first: «Taglio laser» is not for saws and «Marcatura laser» cuts
 * nothing. `elsewhere` is done by hand or on machines without a kind in the registry.
 */
const NAMES: readonly (readonly [ProcessKind, RegExp])[] = [
  [
    'elsewhere',
    /marcatur|incision|plasma|ossitaglio|waterjet|acqua|cesoi|tranci|punzon|dentat|brocci|sald|lappat|lucid|lavag|lavatur|burat|vibro|sbav|sabbi|pallin|montag|assembl|controll|collaud|misur|imball|confezion|verni|zinc|nichel|crom|anodi|bruni|fosfat|passiva|tempra|bonific|nitrur|cement|distens|trattament/,
  ],
  ['laser-cutting', /laser/],
  ['bending', /pieg|calandr/],
  ['erosion', /erosion|\bedm\b/],
  ['grinding', /rettif/],
  ['sliding-head-turning', /fantina/],
  ['driven-turning', /torni.*motorizz/],
  ['turning', /torni|sfacc/],
  ['milling-5-axis', /5 ?assi|cinque assi/],
  ['milling-4-axis', /4 ?assi|quattro assi/],
  ['milling', /fres|spianat|contornat|scontorn|tasch|smuss/],
  ['drilling', /forat|\bfor[oi]\b|masch|filett|alesat|baren|lamat|svas|centrin/],
  ['sawing', /\bseg|tronc|taglio/],
];

/** The kinds of machine that a process is proposed on, the plainest first. */
const USUAL: Readonly<Record<ProcessKind, readonly MachineKind[]>> = {
  turning: ['tornio', 'tornio-motorizzato', 'fantina-mobile'],
  'driven-turning': ['tornio-motorizzato', 'fantina-mobile'],
  'sliding-head-turning': ['fantina-mobile'],
  milling: ['centro-3-assi', 'centro-4-assi', 'centro-5-assi'],
  'milling-4-axis': ['centro-4-assi', 'centro-5-assi'],
  'milling-5-axis': ['centro-5-assi'],
  drilling: ['centro-3-assi', 'centro-4-assi', 'centro-5-assi'],
  grinding: ['rettifica'],
  erosion: ['elettroerosione'],
  sawing: ['segatrice'],
  'laser-cutting': ['laser'],
  bending: ['piegatrice'],
  elsewhere: [],
};

/** Kinds that can also do it if a user chooses them: driven tools mill, every lathe drills along its axis. */
const POSSIBLE: Readonly<Partial<Record<ProcessKind, readonly MachineKind[]>>> = {
  milling: ['tornio-motorizzato', 'fantina-mobile'],
  drilling: ['tornio', 'tornio-motorizzato', 'fantina-mobile'],
  sawing: ['tornio', 'tornio-motorizzato', 'fantina-mobile'],
};

/** Null for a name that says nothing of the machine («Lavorazione»). */
export function processKindOf(name: string): ProcessKind | null {
  const plain = name.trim().toLowerCase();
  return NAMES.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}

export const usualMachines = (kind: ProcessKind): readonly MachineKind[] => USUAL[kind];

/** Whether a machine of this kind may do it. A machine of another kind than those of the list may do anything. */
export const mayDo = (machine: MachineKind, process: ProcessKind): boolean =>
  machine === 'altro' ||
  process === 'elsewhere' ||
  USUAL[process].includes(machine) ||
  (POSSIBLE[process] ?? []).includes(machine);
