import type { LengthUnit } from '@truciolo/part';

const prefixed = new Map<string, LengthUnit>([
  ['.MILLI.', 'mm'],
  ['.CENTI.', 'cm'],
  ['.MICRO.', 'um'],
  ['$', 'm'],
]);

/** One unit entity: a conversion by its name, else a metre with its prefix. */
function unitOf(entity: string): LengthUnit | undefined {
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

/** Length unit of a STEP file: the one its geometry contexts name, not the one a conversion refers to. */
export function declaredUnit(text: string): LengthUnit {
  for (const [, list = ''] of text.matchAll(/GLOBAL_UNIT_ASSIGNED_CONTEXT\s*\(\s*\(([^)]*)\)/g)) {
    for (const [reference] of list.matchAll(/#\d+/g)) {
      const entity = new RegExp(`${reference}\\s*=\\s*([^;]*);`).exec(text)?.[1];
      const unit = entity && unitOf(entity);
      if (unit) return unit;
    }
  }
  return 'unknown';
}
