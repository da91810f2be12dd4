import { DEFAULT_LATHE, DEFAULT_MILL, GRBL_FAST, GRBL_HOBBY } from './example-machines.data.ts';
import type { ArcMode, AxisLimits, AxisName, Cornering, Machine } from './machine.ts';
import { RecordReader } from './record-reader.ts';

type MachineOutcome =
  | { readonly ok: true; readonly machine: Machine }
  | { readonly ok: false; readonly errors: readonly string[] };

/** Machines a file may start from with `"base"`. */
const BASE_MACHINES: Readonly<Record<string, Machine>> = {
  mill: DEFAULT_MILL,
  lathe: DEFAULT_LATHE,
  'grbl-fast': GRBL_FAST,
  'grbl-hobby': GRBL_HOBBY,
};

const AXES: readonly AxisName[] = ['x', 'y', 'z', 'a', 'b', 'c'];

/** A machine file: every field may be left out and then comes from `base` (a milling machine when not named). */
export function parseMachine(input: unknown): MachineOutcome {
  const reader = new RecordReader(input);
  const baseName = reader.text('base', 'mill');
  const base = BASE_MACHINES[baseName];
  if (!base) reader.fail(`"base" deve essere uno fra ${Object.keys(BASE_MACHINES).join(', ')}`);
  const from = base ?? DEFAULT_MILL;
  const machine: Machine = {
    name: reader.text('name', from.name),
    kind: reader.choice('kind', ['mill', 'lathe'], from.kind),
    axes: readAxes(reader, from),
    cornering: readCornering(reader, from.cornering),
    lookAhead: Math.floor(reader.number('lookAhead', from.lookAhead, 0, 1e7)),
    blockTime: reader.number('blockTime', from.blockTime, 0, 10),
    rapidMode: reader.choice('rapidMode', ['linear', 'dogleg'], from.rapidMode),
    blendRapids: reader.flag('blendRapids', from.blendRapids),
    arcs: readArcs(reader, from.arcs),
    inPosition: reader.number('inPosition', from.inPosition, 0, 60),
    spindle: readSpindle(reader, from),
    toolChange: readToolChange(reader, from),
    mCodes: readMCodes(reader, from),
    tools: readTools(reader, from),
    rate: reader.number('rate', from.rate, 0, 1e6),
  };
  const errors = reader.finish();
  return errors.length === 0 ? { ok: true, machine } : { ok: false, errors };
}

/** `axes.all` sets every axis, then each axis its own. */
function readAxes(reader: RecordReader, from: Machine): Machine['axes'] {
  const axes = reader.record('axes');
  if (!axes) return from.axes;
  const all = axes.record('all');
  const out = {} as Record<AxisName, AxisLimits>;
  for (const name of AXES) out[name] = readAxis(axes.record(name), all, from.axes[name]);
  return out;
}

function readAxis(own: RecordReader | null, all: RecordReader | null, from: AxisLimits): AxisLimits {
  const pick = (key: 'rapid' | 'acceleration' | 'jerk', least: number) => {
    const shared = all ? all.number(key, from[key], least, 1e9) : from[key];
    return own ? own.number(key, shared, least, 1e9) : shared;
  };
  const travel = (reader: RecordReader | null, otherwise: AxisLimits['travel']) =>
    reader ? reader.pair('travel', otherwise) : otherwise;
  const ends = travel(own, travel(all, from.travel));
  return {
    rapid: pick('rapid', 1e-3),
    acceleration: pick('acceleration', 1e-3),
    jerk: pick('jerk', 0),
    travel: ends,
    // A given travel moves the typical reference point to its end.
    home: own ? own.optionalNumber('home', ends === from.travel ? from.home : null, 1e6) : from.home,
  };
}

function readCornering(reader: RecordReader, from: Cornering): Cornering {
  const part = reader.record('cornering');
  if (!part) return from;
  const rule = part.choice('rule', ['deviation', 'speed-step', 'stop'], from.rule);
  if (rule === 'deviation') {
    return { rule, deviation: part.number('deviation', from.rule === rule ? from.deviation : 0.02, 0, 10) };
  }
  if (rule === 'speed-step')
    return { rule, step: part.number('step', from.rule === rule ? from.step : 10, 0, 1e4) };
  return { rule };
}

function readArcs(reader: RecordReader, from: ArcMode): ArcMode {
  const part = reader.record('arcs');
  if (!part) return from;
  const mode = part.choice('mode', ['kept', 'chorded'], from.mode);
  if (mode === 'kept') return { mode };
  return { mode, tolerance: part.number('tolerance', from.mode === mode ? from.tolerance : 0.002, 1e-6, 10) };
}

function readSpindle(reader: RecordReader, from: Machine): Machine['spindle'] {
  const part = reader.record('spindle');
  if (!part) return from.spindle;
  return {
    max: part.number('max', from.spindle.max, 1, 1e6),
    ramp: part.number('ramp', from.spindle.ramp, 0, 600),
    overlap: part.flag('overlap', from.spindle.overlap),
    orient: part.number('orient', from.spindle.orient, 0, 600),
  };
}

function readToolChange(reader: RecordReader, from: Machine): Machine['toolChange'] {
  const part = reader.record('toolChange');
  if (!part) return from.toolChange;
  return {
    seconds: part.number('seconds', from.toolChange.seconds, 0, 3600),
    perStation: part.number('perStation', from.toolChange.perStation, 0, 3600),
    stations: Math.floor(part.number('stations', from.toolChange.stations, 0, 1000)),
  };
}

function readMCodes(reader: RecordReader, from: Machine): Machine['mCodes'] {
  const part = reader.record('mCodes');
  if (!part) return from.mCodes;
  const out: Record<string, number> = {};
  for (const key of part.keys()) out[key.replace(/^M/i, '')] = part.number(key, 0, 0, 36_000);
  return out;
}

function readTools(reader: RecordReader, from: Machine): Machine['tools'] {
  const list = reader.list('tools');
  if (!list) return from.tools;
  return list.map((tool) => ({
    number: tool.number('number', 0, 0, 1e8),
    diameter: tool.number('diameter', 0, 0, 1e4),
  }));
}
