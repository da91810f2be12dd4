import { analyze } from '../src/analyze.ts';
import { DIALECTS } from '../src/dialect.ts';
import { buildToolpath } from '../src/picture/toolpath.ts';
import { FUZZ_PROGRAMS } from './fuzz-programs.ts';

interface FuzzFailure {
  readonly seed: number;
  readonly reason: string;
  readonly program: string;
}

export interface FuzzResult {
  readonly count: number;
  readonly failures: readonly FuzzFailure[];
}

/** Bounds of a fuzzed run: small enough that an endless loop costs milliseconds. */
const LIMITS = { maxBlocks: 3000, maxRows: 20_000 };

/** Pieces that readers branch on. */
const SPICE = [
  '#',
  '[',
  ']',
  '=',
  '%',
  '(',
  ')',
  ';',
  '/',
  ',',
  'G',
  'M',
  'X',
  'N',
  'O',
  'o100 ',
  'WHILE',
  'GOTO',
  'G2',
  'G41',
  'G71',
  'R0',
  'I0',
  '1e9',
  '999999999999',
  '-.',
  '..',
  'G76',
  'M98 P',
  'LBL',
  'CYCL DEF ',
  'CYCLE',
  'G5.2',
  'Q0',
  'L0',
  'G66 P',
  'G65 P',
  'G18 G42.1 D3 L2 ',
  'DPRNT[',
  '#3006=1',
  '$1',
  '\r',
  '\n',
  '\0',
];

/** Small fast generator (mulberry32): the same seed gives the same programs everywhere. */
function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = state;
    value = Math.imul(value ^ (value >>> 15), value | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

/** Bytes flipped, cut, joined, repeated and spiced. */
function mutate(random: () => number): Uint8Array {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  let text = pick(FUZZ_PROGRAMS).text;
  const rounds = 1 + Math.floor(random() * 6);
  for (let i = 0; i < rounds; i++) {
    const at = Math.floor(random() * text.length);
    const to = Math.min(text.length, at + Math.floor(random() * 40));
    const kind = Math.floor(random() * 6);
    if (kind === 0)
      text = text.slice(0, at) + String.fromCharCode(Math.floor(random() * 256)) + text.slice(at + 1);
    else if (kind === 1) text = text.slice(0, at) + text.slice(to);
    else if (kind === 2)
      text = text.slice(0, at) + pick(FUZZ_PROGRAMS).text.slice(Math.floor(random() * 300));
    else if (kind === 3) text = text.slice(0, to) + text.slice(at, to) + text.slice(to);
    else if (kind === 4) text = text.slice(0, at) + pick(SPICE) + text.slice(at);
    else text = text.slice(0, at) + text.slice(at).replace(/\d+/, String(Math.floor(random() * 1e6)));
  }
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0) & 255);
}

/** Why a result cannot be right, or null. */
function fault(bytes: Uint8Array, random: () => number): string | null {
  const dialect = random() < 0.3 ? DIALECTS[Math.floor(random() * DIALECTS.length)] : undefined;
  const lathe = random() < 0.2 ? random() < 0.5 : undefined;
  const { report, canon, seconds } = analyze([{ name: 'prova.nc', bytes }], {
    limits: LIMITS,
    toolRadius: () => 2,
    ...(dialect ? { dialect } : {}),
    ...(lathe === undefined ? {} : { lathe }),
  });
  for (let row = 0; row < canon.count; row++) {
    const sum = (canon.x[row] as number) + (canon.y[row] as number) + (canon.z[row] as number);
    if (!Number.isFinite(sum)) return `riga ${canon.line[row]}: coordinata non finita`;
    if (!Number.isFinite(canon.feed[row] as number)) return `riga ${canon.line[row]}: avanzamento non finito`;
    const time = seconds[row] as number;
    if (!(Number.isFinite(time) && time >= 0)) return `riga ${canon.line[row]}: tempo ${time}`;
  }
  if (!Number.isFinite(report.time.total)) return 'tempo totale non finito';
  if (!Number.isFinite(report.length.feed + report.length.rapid)) return 'lunghezza non finita';
  if (buildToolpath(canon, seconds).positions.some((value) => Number.isNaN(value))) return 'vertice NaN';
  return null;
}

/** Runs `count` mutated programs: no crash, no endless loop, no NaN. */
export function fuzzGcode(count: number, seed = 1): FuzzResult {
  const failures: FuzzFailure[] = [];
  for (let i = 0; i < count; i++) {
    const random = generator(seed + i * 7919);
    const bytes = mutate(random);
    const program = () => String.fromCharCode(...bytes.subarray(0, 4000));
    try {
      const reason = fault(bytes, random);
      if (reason !== null) failures.push({ seed: seed + i * 7919, reason, program: program() });
    } catch (error) {
      const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
      failures.push({ seed: seed + i * 7919, reason, program: program() });
    }
  }
  return { count, failures };
}
