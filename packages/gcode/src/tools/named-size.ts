import { namedDrill } from './drill-numbers.data.ts';

const DRILL = 'DRILLS?';
const NUMBER_SIGN = String.raw`(?:#|NO\.?|NUM\.?|NUMBER)\s*`;
/** "#7 DRILL", "DRILL NUMBER 43", "LETTER F DRILL"; centre drills have numbers of their own. */
const DRILLS: readonly RegExp[] = [
  new RegExp(String.raw`${NUMBER_SIGN}(\d{1,2})\s+${DRILL}\b`),
  new RegExp(String.raw`\b${DRILL}\s+${NUMBER_SIGN}(\d{1,2})\b`),
  new RegExp(String.raw`\bLETTER\s+([A-Z])\s+${DRILL}\b`),
];
const CENTRE = /CENTER|CENTRE|CENTR/;
/** "#10-32 TAP": the screws below a quarter of an inch. */
const SCREW = /(?:^|[^\d/.,])#?(\d{1,2})-\d{2}\b/;
const TAP = /\bTAPS?\b|\bUN[CFS]\b|MASCHIO|TARAUD|GEWINDE|MACHO/;
const MOST_SCREW = 12;

/** Inches of a tool that is named by a number or a letter and not by its size; null when it is none. */
export function namedSize(text: string): number | null {
  for (const pattern of CENTRE.test(text) ? [] : DRILLS) {
    const name = pattern.exec(text)?.[1];
    if (name !== undefined) return namedDrill(name);
  }
  const screw = TAP.test(text) ? SCREW.exec(text)?.[1] : undefined;
  const number = Number(screw);
  // ASME B1.1: 0.060 in, and 0.013 in more for each number.
  return screw !== undefined && number <= MOST_SCREW ? (60 + 13 * number) / 1000 : null;
}
