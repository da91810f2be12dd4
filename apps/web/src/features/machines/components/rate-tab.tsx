import { Button } from '@mantine/core';
import { IconCalculator } from '@tabler/icons-react';
import type { Machine, MachineFields } from '@truciolo/contract';
import { inEuro } from '@truciolo/money';
import { typicalCost } from '@truciolo/quote';
import { NoteBar } from '../../../components/states/note-bar.tsx';
import { formatDate } from '../../../lib/format/dates.ts';
import { formatNumber } from '../../../lib/format/numbers.ts';
import { useRecordForm } from '../../../registry/form/record-form-context.ts';
import { RecordSection } from '../../../registry/form/record-section.tsx';
import { guidedCost } from '../guided-cost.ts';
import { isRateOld } from '../rate-age.ts';
import { GuidedCost } from './guided-cost.tsx';
import classes from './rate.module.css';

/** The hourly cost: typed, or computed from the costs of the machine. */
export function RateTab() {
  const { values, set, row } = useRecordForm<MachineFields, Machine>();
  const rateDate = row?.rateDate ?? null;
  const { hourlyRate, rateConfirmed, rateMode, rateInput } = values;
  const computed = rateInput ? guidedCost(rateInput) : null;
  const isOld = rateDate !== null && hourlyRate !== null && rateConfirmed && isRateOld(rateDate, Date.now());
  return (
    <>
      <RecordSection title="Tariffa" fields={['hourlyRate']}>
        <p className="small muted">
          {rateMode === 'guided' ? 'Dal calcolo guidato' : 'Digitata'}
          {rateDate === null ? '.' : `, del ${formatDate(rateDate)}.`}
          {computed?.ok && rateMode === 'typed'
            ? ` Il calcolo guidato dà ${formatNumber(inEuro(computed.cost.total), 2)} €/h.`
            : ''}
        </p>
        <div className={classes.notes}>
          {rateConfirmed ? null : (
            <NoteBar
              tone="warn"
              actions={
                <Button size="xs" onClick={() => set('rateConfirmed', true)}>
                  Conferma
                </Button>
              }
            >
              Valore tipico di partenza: confermalo o correggilo.
            </NoteBar>
          )}
          {isOld ? (
            <NoteBar tone="warn">
              Tariffa di oltre 12 mesi fa ({formatDate(rateDate)}): energia e manodopera sono cambiate,
              ricontrollala.
            </NoteBar>
          ) : null}
        </div>
      </RecordSection>
      {rateInput ? (
        <GuidedCost input={rateInput} />
      ) : (
        <RecordSection title="Calcolo guidato">
          <p className="muted">
            Dal prezzo della macchina al costo orario, voce per voce. Si parte da un caso tipico e si
            correggono i dati.
          </p>
          <Button
            mt={8}
            leftSection={<IconCalculator size={15} stroke={1.6} />}
            onClick={() => set('rateInput', typicalCost)}
          >
            Inizia il calcolo
          </Button>
        </RecordSection>
      )}
    </>
  );
}
