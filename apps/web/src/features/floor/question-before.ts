import type { FloorPhase } from '@truciolo/contract';
import { isMaterialMissing, missingPieces, type PhaseState, type WorkEventKind } from '@truciolo/jobs';
import { agree, countOf } from '../../lib/format/counts.ts';
import { formatNumber } from '../../lib/format/numbers.ts';

interface Question {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
}

type Facts = Pick<FloorPhase, 'jobState' | 'material' | 'materialState' | 'quantity'>;

export const lacksMaterial = ({ jobState, material, materialState }: Facts): boolean =>
  isMaterialMissing({ state: jobState, material, materialState });

/** Question before a press: material is missing, or pieces are too few; null = none. */
export function questionBefore(
  kind: WorkEventKind,
  phase: Facts,
  now: { readonly state: PhaseState; readonly good: number },
): Question | null {
  if (kind === 'start' && now.state === 'todo' && lacksMaterial(phase))
    return {
      title: 'Manca il materiale',
      text: `${phase.material} non risulta arrivato. Se è qui, avvia: risulterà in officina.`,
      confirm: 'Avvia lo stesso',
    };
  const missing = missingPieces(now.good, phase.quantity);
  if (kind !== 'stop' || missing === 0) return null;
  return {
    title: `Finire con ${countOf(now.good, 'pezzo buono', 'pezzi buoni')}?`,
    text: `Ne sono ordinati ${formatNumber(phase.quantity)}: ne ${agree(missing, 'manca', 'mancano')} ${formatNumber(missing)}. Se continui dopo, premi Pausa. La commessa resta aperta finché non ci sono.`,
    confirm: 'Fine',
  };
}
