import type { HourlyCostInput } from '@truciolo/contract';
import { HOURLY_SHARE_LABELS, type HourlyCost, type HourlyShare } from '@truciolo/pricing';
import { guidedHourlyCost } from '@truciolo/quote';

type GuidedCost =
  | { readonly ok: true; readonly cost: HourlyCost }
  | { readonly ok: false; readonly message: string };

/** A field that was cleared is null in the form. */
const isComplete = (input: HourlyCostInput): boolean =>
  Object.values(input).every((value) => typeof value === 'number' && Number.isFinite(value));

export function guidedCost(input: HourlyCostInput): GuidedCost {
  if (!isComplete(input)) return { ok: false, message: 'Completa i dati: manca almeno un valore.' };
  const outcome = guidedHourlyCost(input);
  return outcome.ok
    ? outcome
    : { ok: false, message: outcome.problems.map((problem) => problem.message).join(' ') };
}

interface CostGroup {
  readonly label: string;
  readonly colour: string;
  /** 1/10,000 €/h */
  readonly amount: number;
  /** Of the total, 0 to 1. */
  readonly share: number;
}

const groups: readonly { label: string; colour: string; shares: readonly HourlyShare[] }[] = [
  { label: 'Operatore', colour: 'var(--d1)', shares: ['operator'] },
  { label: 'Ammortamento', colour: 'var(--d2)', shares: ['depreciation'] },
  { label: 'Manutenzione e assicurazione', colour: 'var(--d4)', shares: ['maintenance', 'insurance'] },
  { label: 'Interessi e spazio', colour: 'var(--d3)', shares: ['interest', 'space'] },
  { label: 'Utensili e consumo', colour: 'var(--d5)', shares: ['tools', 'consumables'] },
  { label: 'Energia', colour: 'var(--d6)', shares: ['energy'] },
  { label: 'Spese generali', colour: 'var(--dr-edge)', shares: ['overheads'] },
];

/** The shares as a picture shows them: few, in one order, those of nothing left out. */
export function costGroups({ shares, total }: HourlyCost): readonly CostGroup[] {
  return groups
    .map(({ label, colour, shares: names }) => {
      const amount = names.reduce((sum, name) => sum + shares[name], 0);
      return { label, colour, amount, share: total === 0 ? 0 : amount / total };
    })
    .filter(({ amount }) => amount > 0);
}

/** Every share by itself, for the table behind the picture. */
export const costLines = ({ shares, total }: HourlyCost) =>
  (Object.keys(HOURLY_SHARE_LABELS) as HourlyShare[]).map((name) => ({
    label: HOURLY_SHARE_LABELS[name],
    amount: shares[name] as number,
    share: total === 0 ? 0 : shares[name] / total,
  }));
