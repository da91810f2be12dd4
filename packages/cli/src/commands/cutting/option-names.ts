import { fields, type InputField } from '@truciolo/cutting';

/** Options that name something instead of measuring it. */
const textOptions = [
  'material',
  'tool',
  'family',
  'kind',
  'side',
  'cutter',
  'contour',
  'bar',
  'saw',
  'regime',
  'powerAt',
] as const;
export type TextOption = (typeof textOptions)[number];

/** Options without a value. */
const flagOptions = ['json', 'help', 'through', 'interrupted', 'wiper', 'ball', 'easeCentre'] as const;
export type FlagOption = (typeof flagOptions)[number];

/** `kc` fixes the specific force, as catalogues print it: no chip thickness enters. */
export type NumberOption = InputField | 'kc';
export type OptionName = NumberOption | TextOption | FlagOption;

/** Other spellings of the same option. */
const aliases: Readonly<Record<string, OptionName>> = {
  fn: 'f',
  rpm: 'n',
  N: 'passes',
  l: 'L',
  length: 'L',
  teeth: 'z',
  pitch: 'P',
  pointangle: 'point',
  re: 'r',
  noseradius: 'r',
  rake: 'gamma',
  gamma0: 'gamma',
  efficiency: 'eta',
  rate: 'S',
  type: 'kind',
  mode: 'kind',
  toolmaterial: 'tool',
};

const names: readonly OptionName[] = [
  ...(Object.keys(fields) as InputField[]),
  'kc',
  ...textOptions,
  ...flagOptions,
];
const plain = (name: string) => name.replaceAll('-', '').toLowerCase();

/** `D` and `d` differ; beyond that capitals and dashes are forgiven: `--nmax`, `--n-max` and `--nMax` are one. */
export function optionName(typed: string): OptionName | undefined {
  const exact =
    names.find((name) => name === typed) ?? (Object.hasOwn(aliases, typed) ? aliases[typed] : undefined);
  if (exact) return exact;
  const key = plain(typed);
  return (
    names.find((name) => plain(name) === key) ?? (Object.hasOwn(aliases, key) ? aliases[key] : undefined)
  );
}

export const isFlag = (name: OptionName): name is FlagOption => flagOptions.some((flag) => flag === name);
export const isText = (name: OptionName): name is TextOption => textOptions.some((text) => text === name);
