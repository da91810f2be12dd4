import { isClearanceHole, threadsForHole } from '@truciolo/threads';
import { CHART_OFF, isChartDrill, isInchUnit } from '../inch/inch-charts.ts';
import { INCH_TAP_DRILLS } from '../inch/inch-drills.data.ts';
import type { LengthUnit } from '../model/part-model.ts';
import type { ThreadProposal } from '../report/part-report.ts';

/** A thread shorter than its diameter does not hold: such a hole has another purpose. */
const SHORTEST = 0.8;
/** Deeper than any tap reaches, in diameters: drilled for oil, a pin or a tie rod. */
const DEEPEST = 10;
const AT_MOST = 2;
/** Above it a hole is a seat far more often than the drill of a fine thread, mm. */
const LARGEST_FINE = 30;
/** ISO 262 selects no fine thread below it, mm. */
const SMALLEST_FINE = 8;

/** Models are off their drill by this much at most, mm, and as a share of a small one. */
const [OFF, OFF_SHARE] = [0.05, 0.02];
/** A diameter this near to a whole millimetre is one, mm. */
const WHOLE = 0.01;

/** A through hole of whole sixteenths is drilled for what passes it far more often than for the tap of 3/8-16. */
const isSixteenth = (diameter: number): boolean => {
  const sixteenths = (diameter / 25.4) * 16;
  return sixteenths > 1.5 && Math.abs(sixteenths - Math.round(sixteenths)) * (25.4 / 16) <= CHART_OFF;
};

type Row = ReturnType<typeof threadsForHole>[number];

/**
 * Metric diameters of ISO 261: the third choice is not asked about; the second (M14, M18 … M39) not where ISO 273 has
 * a screw pass through a hole of this size nor at a whole millimetre, which a pin or a seat is far more often.
 */
function isLikely({ system, series, choice, major }: Row, isOther: boolean): boolean {
  if (system !== 'M') return true;
  if (choice === 3 || (choice === 2 && isOther)) return false;
  return series === 'coarse' || major >= SMALLEST_FINE;
}

/**
 * Threads whose tap drill this hole may be: a question to the user, never a fact. The metric coarse one alone where it
 * fits; else fine and gas threads, not where a screw passes or something is seated; inch threads in inch files only.
 */
export function proposeThreads(
  diameter: number,
  depth: number,
  unit: LengthUnit = 'mm',
  through = false,
): readonly ThreadProposal[] {
  if (depth < diameter * SHORTEST || depth > diameter * DEEPEST) return [];
  const isInch = isInchUnit(unit);
  const systems = isInch ? (['M', 'G', 'UNC', 'UNF'] as const) : (['M', 'G'] as const);
  const isPassage = isClearanceHole(diameter);
  const isOther = isPassage || Math.abs(diameter - Math.round(diameter)) < WHOLE;
  const likely = threadsForHole(diameter, Math.min(OFF, diameter * OFF_SHARE), { systems }).filter((row) =>
    isLikely(row, isOther),
  );
  const charted = isInch && !(through && isSixteenth(diameter)) ? chartedThreads(diameter) : [];
  const coarse = likely.filter(({ system, series }) => system === 'M' && series === 'coarse');
  const others = (isInch && isSixteenth(diameter)) || isPassage || diameter > LARGEST_FINE ? [] : likely;
  const found = (coarse.length > 0 && !isInch ? coarse : [...new Set([...coarse, ...others])]).map(
    ({ designation, tapDrillCutting }) => ({ designation, tapDrill: tapDrillCutting ?? diameter }),
  );
  const unlisted = found.filter((one) => charted.every(({ designation }) => designation !== one.designation));
  return [...charted, ...unlisted].slice(0, AT_MOST);
}

/** Inch threads whose usual inch drill the hole is. */
const chartedThreads = (diameter: number): readonly ThreadProposal[] =>
  INCH_TAP_DRILLS.flatMap(([designation, drill]) =>
    isChartDrill(drill, diameter) ? [{ designation, tapDrill: drill * 25.4 }] : [],
  );
