import { IconAlertTriangle } from '@tabler/icons-react';
import { choiceOf, type MachineDoubt, machineDoubt, type TimePhaseDraft } from '@truciolo/quote';
import type { SectionProps } from '../section-props.ts';
import { choiceLabels } from '../stock/shapes.ts';
import classes from './phases.module.css';

type Asked = Pick<SectionProps, 'position' | 'document' | 'ratesNow' | 'readOnly'>;

/** Hint below a phase: its machine does not do its process, or the shop has none that does. */
export function MachineDoubtLine({
  section,
  phase,
}: {
  readonly section: Asked;
  readonly phase: TimePhaseDraft;
}) {
  const { position, document, ratesNow, readOnly } = section;
  const stock = choiceOf(position.stock);
  // Suggestions come from today's machines; an archived machine of the quote still has its kind.
  const machines = ratesNow ? { ...document.rates.machines, ...ratesNow.machines } : null;
  const doubt = readOnly || !machines ? null : machineDoubt(phase, machines, stock);
  if (!doubt) return null;
  const name = phase.machineId === null ? '' : (machines?.[phase.machineId]?.name ?? '');
  return (
    <p className={classes.doubt}>
      <IconAlertTriangle
        size={13}
        stroke={1.8}
        style={{ flex: 'none', alignSelf: 'center' }}
        aria-hidden="true"
      />
      <span>{doubtText(doubt, name, stock === null ? '' : choiceLabels[stock].toLowerCase())}</span>
    </p>
  );
}

function doubtText(doubt: MachineDoubt, machine: string, stock: string): string {
  switch (doubt) {
    case 'no-machine':
      return 'Nessuna macchina del parco fa questa lavorazione: scegline una lo stesso, o aggiungila con «Nuova macchina…».';
    case 'other-machine':
      return `«${machine}» di solito non fa questa lavorazione: controlla la macchina.`;
    case 'not-turned':
      return `Il grezzo è «${stock}»: di solito non si tornisce. Controlla lavorazione e macchina.`;
  }
}
