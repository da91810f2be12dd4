import { analyze } from '../src/analyze.ts';
import { interpret } from '../src/interpret.ts';
import { GRBL_FAST } from '../src/machine/example-machines.data.ts';
import { buildToolpath } from '../src/picture/toolpath.ts';
import { planProgram } from '../src/plan/plan-program.ts';
import { cncjsMoves } from './cncjs-toolpath.ts';
import { finishingProgram } from './finishing-program.ts';

export interface BenchResult {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly goal?: number;
}

const LINES = 1_000_000;
const WARM_UP = 50_000;
/** How many times as many lines per CPU second as cncjs. */
const CNCJS_GOAL = 15;
/** Turns the two readers take: a machine that is busy for a while is so for both. */
const ROUNDS = 5;

/** CPU seconds of a piece of work, of this process. */
function cpu(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const used = process.cpuUsage(before);
  return (used.user + used.system) / 1e6;
}

/** CPU seconds of both readers on the same lines, in turns. */
function againstCncjs(lines: number): { readonly own: number; readonly cncjs: number } {
  const bytes = finishingProgram(lines);
  const text = new TextDecoder().decode(bytes);
  const files = [{ name: 'finitura.nc', bytes }];
  cncjsMoves(text);
  interpret(files);
  let [own, cncjs] = [0, 0];
  for (let round = 0; round < ROUNDS; round++) {
    own += cpu(() => interpret(files));
    let moves = 0;
    cncjs += cpu(() => {
      moves = cncjsMoves(text);
    });
    // The program's own cuts, the approach and the retract: a reader that skips lines measures nothing.
    if (moves !== lines + 2) throw new Error(`cncjs ha letto ${moves} movimenti su ${lines + 2}.`);
  }
  return { own, cncjs };
}

/** Lines per CPU second on a million-line finishing program, and the memory it takes. */
export function benchGcode(lines = LINES): BenchResult[] {
  const bytes = finishingProgram(lines);
  const files = [{ name: 'finitura.nc', bytes }];
  // Warm-up: a worker that stays open runs compiled code.
  analyze([{ name: 'prova.nc', bytes: finishingProgram(Math.min(lines, WARM_UP)) }]);
  let read = interpret([]);
  const reading = cpu(() => {
    read = interpret(files);
  });
  let plan = planProgram(read.canon, GRBL_FAST);
  const planning = cpu(() => {
    plan = planProgram(read.canon, GRBL_FAST);
  });
  const drawing = cpu(() => {
    buildToolpath(read.canon, plan.seconds);
  });
  read = interpret([]);
  const whole = cpu(() => {
    analyze(files);
  });
  const peak = process.resourceUsage().maxRSS / 1024;
  const rate = (seconds: number) => Math.round(lines / seconds);
  // Last, because cncjs keeps an object for each line: the peak above is the package's own.
  const turns = againstCncjs(Math.round(lines / ROUNDS));
  return [
    { name: 'gcode: righe interpretate', value: rate(reading), unit: 'righe/CPU-s' },
    { name: 'gcode: righe interpretate e pianificate', value: rate(reading + planning), unit: 'righe/CPU-s' },
    { name: 'gcode: analisi completa, jerk e rapporto', value: rate(whole), unit: 'righe/CPU-s' },
    { name: 'gcode: vertici del percorso', value: rate(drawing), unit: 'righe/CPU-s' },
    {
      name: 'gcode: stesso programma con cncjs gcode-toolpath',
      value: rate(turns.cncjs),
      unit: 'righe/CPU-s',
    },
    {
      name: 'gcode: righe interpretate rispetto a cncjs',
      value: turns.cncjs / turns.own,
      unit: '×',
      goal: CNCJS_GOAL,
    },
    { name: 'gcode: memoria di picco del processo', value: Math.round(peak), unit: 'MB' },
  ];
}
