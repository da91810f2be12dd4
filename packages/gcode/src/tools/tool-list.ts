import { type SourceFile, textOf } from '../source-file.ts';
import { diameterInText } from './diameter-in-text.ts';

/** CAM systems write the list of tools at the head of the program. */
const HEAD_BYTES = 32_768;
const MOST_TOOLS = 500;

const INCHES = /(?<![A-Z])(?:G\s?20|G70(?!\s*P)|G700)(?![\d.])|BEGIN\s+PGM\s.*\bINCH\b/i;
const MILLIMETRES = /(?<![A-Z])(?:G\s?21|G71(?!\s*[PQUWDR])|G710)(?![\d.])/i;
/** In brackets, which may hold others, or behind a semicolon. */
const COMMENT = /\(((?:[^()\n]|\([^()\n]*\))*)\)|;([^\n]*)/g;
/** `T3 D=8.`, `TOOL -3-`, `TOOL - 3`, `TOOL 3 :`, `UTENSILE 3`, `#3 -`. */
const NUMBERED =
  /^[\s*\-|]*(?:T|TOOL|UT\.?|UTENSILE|WERKZEUG|WKZ|WZ|OUTIL|HERRAMIENTA)\s*(?:NO\.?|N\.?|NUMBER|#|[-:=])?\s*(\d{1,4})\b(?!\.\d|\s*(?:[/"]|MM\b|IN\b|INCH)|(?<!\bT\d{1,4})\s+\d+\/\d)/i;
/** `T="FRESA 16" D=16`, `TOOL "PUNTA 8" …`. */
const NAMED = /^[\s*\-|]*(?:T\s*=?|TOOL)\s*"([^"]+)"/i;

/** A lathe writes the offset behind the tool: T0505 and T101 are the tools 5 and 1. */
function turretTool(digits: string): number | null {
  const whole = digits.padStart(4, '0');
  const [tool, offset] = [whole.slice(0, 2), whole.slice(2)];
  if (digits.length < 3 || Number(tool) === 0) return null;
  return tool === offset || digits.startsWith('0') ? Number(tool) : null;
}

/** Is the comment about another tool than this one? The last line of a list of tools often comes right before a call. */
export function isOfOtherTool(comment: string, number: number): boolean {
  const named = NUMBERED.exec(comment)?.[1];
  return named !== undefined && Number(named) !== number && turretTool(named) !== number;
}

/** mm for one unit of a program's comments; the assumed one where it declares none. */
export function unitOfText(head: string, assumed: number): number {
  if (INCHES.test(head)) return 25.4;
  return MILLIMETRES.test(head) ? 1 : assumed;
}

/** Head of a program as text, to look for comments in. */
export function headOf({ bytes }: SourceFile): string {
  return textOf(bytes, 0, Math.min(bytes.length, HEAD_BYTES));
}

/** Diameters in mm by tool name ("T3", or the program's own name) that comments at the head of a program list. */
export function toolList(head: string, assumed = 1): ReadonlyMap<string, number> {
  const unit = unitOfText(head, assumed);
  const out = new Map<string, number>();
  const onTurret = new Map<string, number>();
  for (const found of head.matchAll(COMMENT)) {
    const comment = found[1] ?? found[2] ?? '';
    const named = NAMED.exec(comment);
    const numbered = named ? null : NUMBERED.exec(comment);
    const whole = named ?? numbered;
    if (!whole) continue;
    const name = named ? (named[1] as string).trim() : `T${Number(numbered?.[1])}`;
    if (out.has(name) || out.size >= MOST_TOOLS) continue;
    const diameter = diameterInText(comment.slice(whole[0].length), unit);
    if (diameter === null) continue;
    out.set(name, diameter);
    const tool = turretTool(numbered?.[1] ?? '');
    if (tool !== null) onTurret.set(`T${tool}`, diameter);
  }
  return new Map([...onTurret, ...out]);
}
