import { type InputField, type Operation, startValues, type ToolChoice } from '@truciolo/cutting';
import { mm } from '@truciolo/units';
import { readMillingKind } from './milling-options.ts';
import type { NumberOption } from './option-names.ts';
import { optionReader } from './option-reader.ts';
import type { ParsedOptions } from './parse-options.ts';
import { maybe, readLibraryMaterial, readTool } from './shared-options.ts';

/** What makes a start value superfluous: the same thing said another way. */
const alternatives: Partial<Record<InputField, readonly NumberOption[]>> = {
  vc: ['n'],
  f: ['fz', 'vf'],
  fz: ['f', 'vf', 'hex'],
};

function toolChoice(options: ParsedOptions, operation: Operation): ToolChoice {
  const read = optionReader(options);
  const cutter = operation === 'thread-milling' ? read.number('Dc') : read.number('D');
  return {
    material: readTool(read),
    D: maybe(cutter, mm),
    r: maybe(read.number('r'), mm),
    regime: read.choice('regime', ['rough', 'medium', 'finish']),
    ...(operation === 'milling' && { milling: readMillingKind(read) }),
    ...(operation === 'parting' && { plunge: read.choice('kind', ['parting', 'grooving']) }),
  };
}

export interface Assumed {
  readonly options: ParsedOptions;
  /** Values nobody gave, taken from the recommended ranges. */
  readonly assumed: readonly NumberOption[];
}

/** Fills in what is missing with the start values of the material and tool. An allowance is asked for, not assumed. */
export function assumeValues(operation: Operation, options: ParsedOptions): Assumed {
  const material = readLibraryMaterial(optionReader(options));
  const { allowance: _, ...values } = startValues(operation, material, toolChoice(options, operation)).values;
  const numbers = new Map(options.numbers);
  const assumed: NumberOption[] = [];
  for (const [name, value] of Object.entries(values) as [InputField, number][]) {
    const said = [name, ...(alternatives[name] ?? [])];
    const unreadable = options.errors.some((error) => said.some((option) => option === error.field));
    if (unreadable || said.some((option) => numbers.has(option))) continue;
    numbers.set(name, value);
    assumed.push(name);
  }
  return { options: { ...options, numbers }, assumed };
}
