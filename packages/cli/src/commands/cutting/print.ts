import {
  describeResult,
  type FieldError,
  familiesOf,
  familyLabels,
  fields,
  type Operation,
  operationLabels,
  operations,
  type Severity,
  type Warning,
  warningText,
} from '@truciolo/cutting';
import { writeGrouped } from '@truciolo/italian';
import type { LibraryMaterial } from '@truciolo/materials-library';
import { displayUnit } from '@truciolo/units';
import { isFlag, isText, type NumberOption, type OptionName } from './option-names.ts';

interface Computed {
  readonly operation: Operation;
  readonly material: LibraryMaterial | undefined;
  readonly result: object;
  readonly warnings: readonly Warning[];
  readonly limits: readonly object[];
  readonly assumed: readonly NumberOption[];
}

const line = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Quantities at the top level, under the symbols of the trade; lists beside them. */
export function resultJson({ operation, material, result, warnings, limits, assumed }: Computed): string {
  const said = warnings.map((warning) => ({ ...warning, message: warningText(warning) }));
  return line({
    operation,
    ...(material && { material: material.en }),
    ...result,
    assumed,
    limits,
    warnings: said,
  });
}

export function errorJson(
  code: 'invalid-input' | 'usage',
  message: string,
  errors: readonly FieldError[],
): string {
  return line({ error: { code, message, fields: errors } });
}

const marks: Record<Severity, string> = { info: 'Nota', warning: 'Attenzione', danger: 'Non si può' };

export function resultTable({ operation, material, result, warnings, assumed }: Computed): string {
  const rows = describeResult(operation, result);
  const title = [operationLabels[operation], material?.en].filter(Boolean).join(' · ');
  const table = rows.map(({ label, symbol, text, unitLabel, formula }) =>
    `  ${label.padEnd(34)} ${symbol.padEnd(12)} ${text.padStart(10)} ${unitLabel.padEnd(9)} ${formula}`.trimEnd(),
  );
  const values = new Map(Object.entries(result));
  const taken = assumed.map((name) => `${name} ${writeGrouped(Number(values.get(name)))}`);
  const notes = [
    ...(taken.length > 0 ? [`Valori di partenza non indicati: ${taken.join(', ')}.`] : []),
    ...warnings.map((warning) => `${marks[warning.severity]}: ${warningText(warning)}`),
  ];
  return `${[title, ...table, ...(notes.length > 0 ? ['', ...notes] : [])].join('\n')}\n`;
}

export const usage = `Uso: truciolo cutting OPERAZIONE --opzione valore ... [--json]

Operazioni:
${operations.map((operation) => `  ${operation.padEnd(15)} ${operationLabels[operation]}`).join('\n')}

Esempio: truciolo cutting turning --material C45 --D 50 --vc 200 --ap 3 --f 0,3 --kapr 95
Opzioni di un'operazione: truciolo cutting turning --help
`;

const texts: Partial<Record<OptionName, string>> = {
  material: 'Materiale: C45, 1.4301, AISI 304, Ergal…',
  tool: 'Tagliente: carbide (metallo duro), hss, cbn, ceramic, pcd',
  family: 'Famiglia di utensile',
  kc: 'Forza specifica kc fissa [N/mm²]',
  through: 'Foro passante',
  interrupted: 'Taglio interrotto',
  wiper: 'Inserto wiper',
  ball: 'Fresa sferica',
  easeCentre: 'Dimezza f sotto 2 mm',
};

function describeOption(name: OptionName): string {
  const known = texts[name];
  if (known !== undefined) return known;
  if (isFlag(name) || isText(name) || name === 'kc') return '';
  const { label, unit } = fields[name];
  const shown = displayUnit(unit, 'metric').label;
  return shown === '' ? label : `${label} [${shown}]`;
}

export function operationHelp(operation: Operation, options: ReadonlySet<OptionName>): string {
  const families = familiesOf(operation).map((family) => `    ${family.padEnd(16)} ${familyLabels[family]}`);
  const rows = [...options].map((name) => `  --${name.padEnd(13)} ${describeOption(name)}`.trimEnd());
  return `${operationLabels[operation]}: truciolo cutting ${operation} [opzioni] [--json]\n\n${rows.join('\n')}\n${families.length > 0 ? `\n  Famiglie (--family):\n${families.join('\n')}\n` : ''}`;
}
