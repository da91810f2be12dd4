import { Checkbox, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { orders, RouteAnswer } from '@truciolo/contract';
import { formatMoney, inEuro, money } from '@truciolo/money';
import { type ReactNode, useMemo, useState } from 'react';
import { DayField } from '../../../components/day-field/day-field.tsx';
import { FieldRow, FormDialog } from '../../../components/form-dialog/form-dialog.tsx';
import { notifyDone } from '../../../components/notify.tsx';
import { NumberField } from '../../../components/number-field/number-field.tsx';
import { ListPlaceholder } from '../../../components/placeholders/placeholders.tsx';
import { ErrorState } from '../../../components/states/error-state.tsx';
import { NoteBar } from '../../../components/states/note-bar.tsx';
import { useOpenMade } from '../../../components/use-open-made.ts';
import { JOBS_PATH } from '../../../entities/jobs/job-paths.ts';
import { JOBS } from '../../../entities/jobs/job-queries.ts';
import { firstSent } from '../../../lib/api/first-sent.ts';
import { formatNumber } from '../../../lib/format/numbers.ts';
import { romeDay } from '../../../lib/format/rome-day.ts';
import { createOrder, proposalQuery } from '../api/job-calls.ts';
import { chosenLines, daysText, firstChoice, type LineChoice } from '../order-choice.ts';
import { saveConfirmation } from '../save-confirmation.ts';
import classes from './jobs.module.css';

type Proposal = RouteAnswer<typeof orders.propose>;

export interface OrderLineCheck {
  readonly positionId: string;
  readonly quantity: number;
  readonly due: string;
  /** Takes a day that the plan proposes. */
  readonly onDue: (day: string) => void;
}

export interface OrderDialogProps {
  readonly quoteGuid: string;
  /** Shows whether the day of a line can be met. */
  readonly check?: ((line: OrderLineCheck) => ReactNode) | undefined;
  /** The confirmation is saved as a file once the order is there. */
  readonly savesConfirmation?: boolean;
  readonly onClose: () => void;
}

/** From an accepted quote to an order with its jobs: positions, quantities and dates. */
export function OrderDialog(props: OrderDialogProps) {
  const { quoteGuid, onClose } = props;
  const proposal = useQuery(proposalQuery(quoteGuid));
  if (proposal.data) return <OrderForm {...props} proposal={proposal.data} />;
  return (
    <FormDialog title="Crea commessa" submit="Crea commessa" onClose={onClose} save={async () => {}} disabled>
      {proposal.isError ? (
        <ErrorState
          title="Il preventivo non si è aperto"
          error={proposal.error}
          retry={() => void proposal.refetch()}
        />
      ) : (
        <ListPlaceholder />
      )}
    </FormDialog>
  );
}

function OrderForm({
  proposal,
  quoteGuid,
  check,
  savesConfirmation = false,
  onClose,
}: OrderDialogProps & { readonly proposal: Proposal }) {
  const openMade = useOpenMade();
  const cache = useQueryClient();
  const today = romeDay(new Date());
  const [choices, setChoices] = useState(() => proposal.positions.map((one) => firstChoice(one, today)));
  const [buyerNumber, setBuyerNumber] = useState(proposal.reference);
  const [buyerDate, setBuyerDate] = useState(today);
  const [send] = useState(() => firstSent<object>());
  const lines = useMemo(() => chosenLines(choices), [choices]);
  const change = (index: number, part: Partial<LineChoice>) =>
    setChoices((now) => now.map((one, at) => (at === index ? { ...one, ...part } : one)));
  const save = async () => {
    const body = {
      quoteGuid,
      buyerNumber: buyerNumber.trim(),
      buyerDate: buyerDate || null,
      notes: '',
      lines,
    };
    const order = await send(body, ({ guid }) => createOrder({ ...body, guid }));
    await cache.invalidateQueries({ queryKey: [JOBS] });
    const [first] = order.jobs;
    const made = order.jobs.map(({ number }) => number).join(', ');
    notifyDone(`Ordine ${order.number} confermato: ${made}.`);
    if (savesConfirmation) await saveConfirmation(order.guid);
    openMade(order.jobs.length === 1 && first ? `${JOBS_PATH}/${first.guid}` : JOBS_PATH);
  };
  const before = proposal.orders.map(({ number }) => number).join(', ');
  return (
    <FormDialog
      title="Crea commessa"
      submit={`${lines.length > 1 ? `Crea ${lines.length} commesse` : 'Crea commessa'}${savesConfirmation ? ' e conferma' : ''}`}
      size={680}
      onClose={onClose}
      save={save}
      disabled={lines.length === 0}
    >
      {before === '' ? null : (
        <NoteBar tone="warn">Da questo preventivo è già nato {before}: controlla di non ripeterlo.</NoteBar>
      )}
      <FieldRow>
        <TextInput
          label="Numero ordine del cliente"
          maxLength={100}
          value={buyerNumber}
          onChange={(event) => setBuyerNumber(event.currentTarget.value)}
        />
        <DayField label="Data dell’ordine" value={buyerDate} onDay={setBuyerDate} clearable={false} />
      </FieldRow>
      {proposal.charges.length > 0 ? (
        <p className="small dim">
          Con l’ordine, una volta sola:{' '}
          {proposal.charges
            .map(({ label, amount }) => `${label || 'costo dell’ordine'} ${formatMoney(money(amount))}`)
            .join(', ')}
          .
        </p>
      ) : null}
      <div>
        {proposal.positions.map((position, index) => {
          const choice = choices[index];
          if (!choice) return null;
          const name = [position.code, position.description.split('\n')[0]].filter(Boolean).join(' · ');
          const price = position.quantities.find(({ quantity }) => quantity === choice.quantity);
          return (
            <div key={position.positionId} className={classes.line}>
              <Checkbox
                checked={choice.taken}
                aria-label={`Ordina ${name}`}
                disabled={position.quantities.length === 0}
                onChange={(event) => change(index, { taken: event.currentTarget.checked })}
              />
              <span>
                <b>{name || `Posizione ${index + 1}`}</b>
                <span className="small dim">
                  {position.ordered > 0 ? ` · già ordinati ${formatNumber(position.ordered)} pz` : ''}
                  {price ? ` · € ${formatNumber(inEuro(price.total), 2)}` : ''}
                </span>
              </span>
              {choice.taken ? (
                <div className={classes.lineFields}>
                  <NumberField
                    label="Pezzi"
                    unit="pz"
                    decimals={0}
                    min={1}
                    value={choice.quantity}
                    onChange={(quantity) => change(index, { quantity })}
                  />
                  <DayField
                    label="Consegna concordata"
                    value={choice.due}
                    minDate={today}
                    onDay={(due) => change(index, { due })}
                  />
                  <p className="small dim">{daysText(position)}</p>
                  {choice.quantity !== null && choice.quantity >= 1
                    ? check?.({
                        ...{ positionId: position.positionId, quantity: choice.quantity, due: choice.due },
                        onDue: (due) => change(index, { due }),
                      })
                    : null}
                </div>
              ) : null}
            </div>
          );
        })}
      </div>
    </FormDialog>
  );
}
