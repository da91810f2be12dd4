import { checkGeometry, referenceOf } from './corpus-geometry.ts';
import { checkTimes, PROFILES, quantile } from './corpus-time.ts';
import { type Expected, hasSamples, interpretSample, loadExpected, loadProgram } from './samples.ts';

interface CorpusGoal {
  readonly name: string;
  readonly value: number;
  readonly goal: number;
  readonly unit: string;
  readonly met: boolean;
  /** Files that fall short, with the reason. */
  readonly misses: readonly string[];
}

const atLeast = (name: string, value: number, goal: number, misses: readonly string[]): CorpusGoal => ({
  name,
  value,
  goal,
  unit: '%',
  met: value >= goal,
  misses,
});

const atMost = (name: string, value: number, goal: number, misses: readonly string[]): CorpusGoal => ({
  name,
  value,
  goal,
  unit: '%',
  met: value <= goal,
  misses,
});

/** Why a file differs where the reference is known to be at fault; it counts as a miss all the same. */
const REASONS: Readonly<Record<string, string>> = {
  // LinuxCNC b1f3e7d8b8 "Fix unintended move when using G42 for G70" and f648d01c72, July 2024.
  'linuxcnc/lathe_g70_71_demo.ngc':
    ' (il riferimento è di un LinuxCNC precedente alla correzione dei rapidi di G70 con G42)',
};

/** Line `rs274` refuses, from the text it quotes. */
function refusedLine(file: string, error: string): number {
  const quoted = error.split('|').at(-1)?.trim() ?? '';
  const lines = new TextDecoder('latin1').decode(loadProgram(file).bytes).split(/\r?\n/);
  return lines.findIndex((line) => line.trim() === quoted) + 1;
}

function geometryGoal(expected: Record<string, Expected>): CorpusGoal {
  const misses: string[] = [];
  let count = 0;
  for (const [file, entry] of Object.entries(expected)) {
    const reference = referenceOf(entry);
    if (!reference) continue;
    count += 1;
    const { differences } = checkGeometry(file, reference);
    if (differences.length > 0) misses.push(`${file}: ${differences.join('; ')}${REASONS[file] ?? ''}`);
  }
  const share = (100 * (count - misses.length)) / count;
  return atLeast(`geometria come rs274 (n=${count})`, share, 98, misses);
}

function negativeGoal(expected: Record<string, Expected>): CorpusGoal {
  const misses: string[] = [];
  let count = 0;
  for (const [file, entry] of Object.entries(expected)) {
    if (!file.includes('interp_bad_')) continue;
    count += 1;
    const line = refusedLine(file, entry.rs274?.error ?? '');
    const errors = interpretSample(file)
      .findings.finish()
      .filter((finding) => finding.severity === 'error');
    if (!errors.some((finding) => finding.line === line))
      misses.push(`${file}: nessun errore alla riga ${line}`);
  }
  return atLeast('errori segnalati sulla riga giusta', (100 * (count - misses.length)) / count, 100, misses);
}

function timeGoals(expected: Record<string, Expected>): CorpusGoal[] {
  return PROFILES.flatMap((profile) => {
    const checks = checkTimes(expected, profile);
    const worst = checks.slice(-5).map(({ file, error }) => `${file}: ${(error * 100).toFixed(2)} %`);
    return [
      atMost(
        `tempo come GRBL ${profile.key}, mediana (n=${checks.length})`,
        100 * quantile(checks, 0.5),
        0.1,
        [],
      ),
      atMost(`tempo come GRBL ${profile.key}, p90`, 100 * quantile(checks, 0.9), 1.5, worst),
    ];
  });
}

function coverageGoal(expected: Record<string, Expected>): CorpusGoal {
  const misses: string[] = [];
  const files = Object.keys(expected);
  for (const file of files) {
    const { findings, dialect } = interpretSample(file);
    const unknown = findings.finish().find((finding) => finding.code === 'unknown-word');
    if (unknown) misses.push(`${file} (${dialect}): riga ${unknown.line}, ${unknown.message}`);
  }
  return atLeast(
    'programmi senza parole sconosciute',
    (100 * (files.length - misses.length)) / files.length,
    95,
    misses,
  );
}

/**
 * All goals over the last of each n samples; null when the folder is not on this machine. In a part of the samples one
 * reference that is at fault would already miss the goal: the last of three is never one.
 */
export function checkCorpus(every: number): CorpusGoal[] | null {
  if (!hasSamples()) return null;
  const expected = Object.fromEntries(
    Object.entries(loadExpected()).filter((_, at) => at % every === every - 1),
  );
  return [geometryGoal(expected), negativeGoal(expected), ...timeGoals(expected), coverageGoal(expected)];
}

/** The goals as a table, with the files that fall short below it. */
export function corpusTable(goals: readonly CorpusGoal[]): string {
  const rows = goals.map((goal) => {
    const mark = goal.met ? 'ok' : 'NO';
    return `${mark}  ${goal.name.padEnd(48)} ${goal.value.toFixed(3).padStart(8)} ${goal.unit}  (obiettivo ${goal.goal})`;
  });
  const misses = goals.flatMap((goal) => goal.misses.map((miss) => `    ${goal.name}: ${miss}`));
  return [...rows, ...misses].join('\n');
}
