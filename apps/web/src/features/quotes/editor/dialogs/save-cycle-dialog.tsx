import type { PositionDraft } from '@truciolo/quote';
import { asTemplate, SaveTemplate } from './save-template-dialog.tsx';

/** The routing without the part: whatever uses it keeps its own quantities, blank and costs. */
const cycleOf = (position: PositionDraft): PositionDraft => ({
  ...asTemplate(position),
  description: '',
  quantities: [],
  chosenQuantity: null,
  stock: null,
  costs: [],
});

/** Saves the phases of the open position under a name, for use in others. */
export default function SaveCycleDialog({ onClose }: { readonly onClose: () => void }) {
  return <SaveTemplate title="Salva il ciclo come modello" kept={cycleOf} onClose={onClose} />;
}
