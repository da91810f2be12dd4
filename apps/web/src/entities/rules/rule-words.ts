import type { Condition, NumberField, TextField, TimeTarget } from '@truciolo/pricing';
import type { RuleEffect } from '@truciolo/quote';
import { formatDecimal } from '../../lib/format/numbers.ts';

interface FieldWords {
  readonly label: string;
  readonly unit?: string;
}

export const textFields: Readonly<Record<TextField, FieldWords>> = {
  material: { label: 'Materiale' },
  materialGroup: { label: 'Gruppo ISO del materiale' },
  shape: { label: 'Forma del grezzo' },
  process: { label: 'Fase' },
  machine: { label: 'Macchina' },
};

export const numberFields: Readonly<Record<NumberField, FieldWords>> = {
  quantity: { label: 'Quantità', unit: 'pz' },
  diameter: { label: 'Diametro', unit: 'mm' },
  length: { label: 'Lunghezza', unit: 'mm' },
  grossWeight: { label: 'Peso lordo', unit: 'kg' },
  netWeight: { label: 'Peso netto', unit: 'kg' },
  holes: { label: 'Fori' },
};

export const timeTargets: Readonly<Record<TimeTarget, string>> = {
  cycle: 'tempo ciclo',
  setup: 'attrezzaggio',
  load: 'carico e scarico',
  programming: 'programmazione',
  inspection: 'controllo',
};

const decimal = (value: number) => formatDecimal(value, 4);
const measured = (value: number, { unit }: FieldWords) =>
  unit === undefined ? decimal(value) : `${decimal(value)} ${unit}`;

const inSentence = ({ label }: FieldWords) => label.charAt(0).toLowerCase() + label.slice(1);

/** "materiale contiene «inox»" */
export function conditionText(condition: Condition): string {
  if ('all' in condition) return condition.all.map(conditionText).join(' e ');
  if ('any' in condition) return condition.any.map(conditionText).join(' o ');
  if ('not' in condition) return `non ${conditionText(condition.not)}`;
  if ('is' in condition || 'contains' in condition) {
    const label = inSentence(textFields[condition.field]);
    if ('contains' in condition) return `${label} contiene «${condition.contains}»`;
    return `${label} è ${[condition.is].flat().join(' o ')}`;
  }
  const words = numberFields[condition.field];
  const label = inSentence(words);
  return 'atLeast' in condition
    ? `${label} almeno ${measured(condition.atLeast, words)}`
    : `${label} al massimo ${measured(condition.atMost, words)}`;
}

/** "tempo ciclo × 1,3" */
export function effectText(effect: RuleEffect): string {
  if ('multiply' in effect) return `${timeTargets[effect.multiply]} × ${decimal(effect.by)}`;
  return 'setScrap' in effect ? `scarto ${decimal(effect.setScrap)} %` : `avviso «${effect.say}»`;
}
