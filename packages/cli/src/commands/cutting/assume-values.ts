import {
  familiesOf,
  type InputField,
  type Operation,
  proposedMaterial,
  startValues,
  type ToolChoice,
} from '@truciolo/cutting';
import type { LibraryMaterial } from '@truciolo/materials-library';
import { micrometres, mm } from '@truciolo/units';
import { readCutter, readMillingKind } from './milling-options.ts';
import type { NumberOption, TextOption } from './option-names.ts';
import { optionReader } from './option-reader.ts';
import type { ParsedOptions } from './parse-options.ts';
import { maybe, readFamily, readLibraryMaterial, readTool } from './shared-options.ts';

/** Options that replace a start value: the same quantity given in another way. */
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
    family: readFamily(read, familiesOf(operation)),
    D: maybe(cutter, mm),
    r: maybe(read.number('r'), mm),
    ap: maybe(read.number('ap'), mm),
    Ra: maybe(read.number('Ra'), micrometres),
    wiper: read.flag('wiper'),
    hardness: read.number('hardness'),
    regime: read.choice('regime', ['rough', 'medium', 'finish']),
    ...(operation === 'milling' && { milling: readMillingKind(read), shape: readCutter(read)?.shape }),
    ...(operation === 'parting' && { plunge: read.choice('kind', ['parting', 'grooving']) }),
  };
}

/** Hardened steel is turned with CBN by default. */
function withTool(operation: Operation, { texts }: ParsedOptions, material: LibraryMaterial | undefined) {
  const usual = proposedMaterial(operation, material?.isoGroup);
  return texts.has('tool') || usual === 'carbide'
    ? texts
    : new Map<TextOption, string>([...texts, ['tool', usual]]);
}

interface Assumed {
  readonly options: ParsedOptions;
  /** Missing values, taken from the recommended ranges. */
  readonly assumed: readonly NumberOption[];
}

/** Fills in missing values with the start values of the material and tool. An allowance is required, not assumed. */
export function assumeValues(operation: Operation, options: ParsedOptions): Assumed {
  const material = readLibraryMaterial(optionReader(options));
  const texts = withTool(operation, options, material);
  const tool = toolChoice({ ...options, texts }, operation);
  const { allowance: _, ...values } = startValues(operation, material, tool).values;
  const numbers = new Map(options.numbers);
  const assumed: NumberOption[] = [];
  for (const [name, value] of Object.entries(values) as [InputField, number][]) {
    const said = [name, ...(alternatives[name] ?? [])];
    const unreadable = options.errors.some((error) => said.some((option) => option === error.field));
    if (unreadable || said.some((option) => numbers.has(option))) continue;
    numbers.set(name, value);
    assumed.push(name);
  }
  return { options: { ...options, numbers, texts }, assumed };
}
