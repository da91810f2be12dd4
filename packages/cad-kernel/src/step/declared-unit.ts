import type { LengthUnit } from '@truciolo/part';
import { refsOf } from './text/parse-record.ts';
import type { StepText } from './text/step-text.ts';

const prefixed = new Map<string, LengthUnit>([
  ['.MILLI.', 'mm'],
  ['.CENTI.', 'cm'],
  ['.MICRO.', 'um'],
  ['$', 'm'],
]);

/** One unit entity: a conversion by its name, else a metre with its prefix. */
export function unitOf(entity: string): LengthUnit | undefined {
  if (!/LENGTH_UNIT/.test(entity)) return undefined;
  const named = /CONVERSION_BASED_UNIT\s*\(\s*'([^']*)'/.exec(entity)?.[1]?.toUpperCase();
  if (named) {
    if (/INCH|^IN$/.test(named)) return 'inch';
    if (/FOOT|FEET|^FT$/.test(named)) return 'foot';
    if (/MILLIMET|^MM$/.test(named)) return 'mm';
    return /^M(ET|$)/.test(named) ? 'm' : 'unknown';
  }
  const prefix = /SI_UNIT\s*\(\s*(\.\w+\.|\$)\s*,\s*\.METRE\./.exec(entity)?.[1];
  return prefix ? (prefixed.get(prefix) ?? 'unknown') : undefined;
}

export const UNIT_KINDS = ['GLOBAL_UNIT_ASSIGNED_CONTEXT'] as const;

/** Length unit of a STEP file: the one its geometry contexts name, not the one a conversion refers to. */
export function declaredUnit(step: StepText): LengthUnit {
  for (const id of UNIT_KINDS.flatMap((kind) => step.all(kind))) {
    for (const reference of refsOf(step.part(id, ...UNIT_KINDS)?.args[0])) {
      const unit = unitOf(step.source(reference));
      if (unit) return unit;
    }
  }
  return 'unknown';
}
