import { describeResult, fields, type InputField } from '@truciolo/cutting';
import { writeGrouped } from '@truciolo/italian';
import { displayUnit, type UnitSystem } from '@truciolo/units';
import type { Candidate } from './evaluate-set.ts';
import type { TabSpec } from './tab-spec.ts';

export interface CompareRow {
  readonly key: string;
  readonly label: string;
  readonly unit: string;
  /** One text per candidate. */
  readonly texts: readonly string[];
}

const NONE = '–';
const DIGITS = 5;

const given: readonly InputField[] = ['vc', 'n', 'f', 'fz', 'vf', 'hex'];

function fieldRow(
  name: InputField,
  label: string,
  all: readonly Candidate[],
  system: UnitSystem,
): CompareRow {
  const unit = displayUnit(fields[name].unit, system);
  const texts = all.map(({ evaluation }) => {
    const value = evaluation.values.number(name);
    if (value === undefined || !Number.isFinite(value)) return NONE;
    return writeGrouped(Number((value * unit.factor).toPrecision(DIGITS)));
  });
  return { key: `input-${name}`, label, unit: unit.label, texts };
}

/** Inputs that differ: material, machine, dimensions. Given speeds and feeds are listed among the results. */
export function inputRows(
  tab: TabSpec,
  all: readonly Candidate[],
  system: UnitSystem,
): readonly CompareRow[] {
  const rows: CompareRow[] = [
    {
      key: 'material',
      label: 'Materiale',
      unit: '',
      texts: all.map((one) => one.material?.designation ?? NONE),
    },
    { key: 'machine', label: 'Macchina', unit: '', texts: all.map((one) => one.machine?.code ?? NONE) },
    ...tab.choices.map(({ name, label, options }) => ({
      key: name,
      label,
      unit: '',
      texts: all.map(({ evaluation }) => {
        const value = evaluation.values.choice(name);
        return options.find(([option]) => option === value)?.[1] ?? NONE;
      }),
    })),
    ...tab.fields
      .filter(({ name }) => !given.includes(name))
      .map(({ name, label }) => fieldRow(name, label ?? fields[name].label, all, system)),
  ];
  return rows.filter(({ texts }) => texts.some((text) => text !== NONE));
}

/** Every quantity that any of the candidates has. */
export function resultRows(
  tab: TabSpec,
  all: readonly Candidate[],
  system: UnitSystem,
): readonly CompareRow[] {
  const described = all.map(({ evaluation: { outcome } }) =>
    outcome.ok ? describeResult(tab.operation, outcome.result, system) : [],
  );
  const first = new Map(described.flat().map((row) => [row.symbol, row]));
  return [...first.values()].map(({ symbol, label, unitLabel }) => ({
    key: symbol,
    label: symbol === 'Ra' || symbol === 'Rz' ? `${label} ${symbol}` : label,
    unit: unitLabel,
    texts: described.map((rows) => rows.find((row) => row.symbol === symbol)?.text ?? NONE),
  }));
}
