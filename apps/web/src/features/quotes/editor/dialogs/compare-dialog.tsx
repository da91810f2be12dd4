import { Modal, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { quotes } from '@truciolo/contract';
import type { Money } from '@truciolo/money';
import type { QuoteDocument } from '@truciolo/quote';
import { useState } from 'react';
import { ListPlaceholder } from '../../../../components/placeholders/placeholders.tsx';
import { ErrorState } from '../../../../components/states/error-state.tsx';
import { useReturnFocus } from '../../../../components/use-return-focus.ts';
import { quoteKeys } from '../../../../entities/quotes/quote-keys.ts';
import { api } from '../../../../lib/api/client.ts';
import { formatNumber } from '../../../../lib/format/numbers.ts';
import { amount } from '../fields/amounts.ts';
import { titleOf } from '../positions/position-row.tsx';
import { useEditor } from '../state/use-editor.ts';
import { bridgeOf, quoteBridge, type Stages } from './bridge-of.ts';
import classes from './dialogs.module.css';

/** Two revisions of a quote: the causes of the price change, position by position. */
export default function CompareDialog({ onClose }: { readonly onClose: () => void }) {
  useReturnFocus();
  const { document, head } = useEditor().store.getState();
  const older = (head?.revisions ?? []).filter(({ revision }) => revision !== head?.revision);
  const [revision, setRevision] = useState(Math.max(...older.map((one) => one.revision)));
  const guid = head?.guid ?? '';
  const before = useQuery({
    queryKey: quoteKeys.revision(guid, revision),
    queryFn: ({ signal }) => api(quotes.getRevision, { params: { guid, revision } as never }, { signal }),
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title="Perché è cambiato il prezzo"
      size={640}
      closeButtonProps={{ 'aria-label': 'Chiudi' }}
    >
      <NativeSelect
        label={`Confronta la revisione ${head?.revision ?? ''} con la`}
        data={older.map((one) => ({ value: String(one.revision), label: `revisione ${one.revision}` }))}
        value={String(revision)}
        onChange={(event) => setRevision(Number(event.currentTarget.value))}
      />
      {before.isPending ? <ListPlaceholder /> : null}
      {before.isError ? (
        <ErrorState
          title="La revisione non si è aperta"
          error={before.error}
          retry={() => void before.refetch()}
        />
      ) : null}
      {before.data ? <Bridges before={before.data.document} after={document} /> : null}
    </Modal>
  );
}

function Bridges({ before, after }: { readonly before: QuoteDocument; readonly after: QuoteDocument }) {
  return (
    <>
      {after.positions.map((position, index) => {
        const found = bridgeOf(position.id, before, after);
        return (
          <section key={position.id} className={classes.field}>
            <h3>
              {index + 1}. {titleOf(position)}
              {found ? <span className="dim small"> · {formatNumber(found.quantity)} pz, €/pz</span> : null}
            </h3>
            {found ? (
              <Steps {...found} />
            ) : (
              <p className="dim">Nuova, o senza prezzo in una delle due revisioni.</p>
            )}
          </section>
        );
      })}
      <section className={classes.field} aria-label="Totale del preventivo">
        <h3>
          Totale del preventivo<span className="dim small"> · imponibile, €</span>
        </h3>
        <Steps {...quoteBridge(before, after)} />
      </section>
    </>
  );
}

function Steps({ before, after, steps }: Stages) {
  const moving = steps.filter(({ difference }) => difference !== 0);
  const ends = [before, after, ...steps.map((step) => step.after)];
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  // The scale begins near the lowest amount: only what moved is a bar, an amount itself is a mark on the scale.
  const at = (value: number) => `${(4 + ((value - low) / Math.max(high - low, 1)) * 92).toFixed(1)}%`;
  const span = (from: number, to: number) => ({
    left: at(Math.min(from, to)),
    width: `calc(${at(Math.max(from, to))} - ${at(Math.min(from, to))})`,
  });
  return (
    <dl className={classes.bridge}>
      <dt className={classes.sum}>Prima</dt>
      <dd className={classes.stage} aria-hidden="true">
        <i data-mark style={{ left: at(before) }} />
      </dd>
      <dd className={classes.sum}>{amount(before)}</dd>
      {moving.map(({ key, label, difference, after: to }) => (
        <Step key={key} label={label} difference={difference} style={span(to - difference, to)} />
      ))}
      {moving.length === 0 ? <dt className="dim">Il prezzo è lo stesso.</dt> : null}
      <dt className={classes.sum} style={{ gridColumn: 1 }}>
        Adesso
      </dt>
      <dd className={classes.stage} aria-hidden="true">
        <i data-mark style={{ left: at(after) }} />
      </dd>
      <dd className={classes.sum}>{amount(after)}</dd>
    </dl>
  );
}

interface StepProps {
  readonly label: string;
  readonly difference: Money;
  readonly style: { readonly left: string; readonly width: string };
}

function Step({ label, difference, style }: StepProps) {
  const isUp = difference > 0;
  return (
    <>
      <dt>{label}</dt>
      <dd className={classes.stage} aria-hidden="true">
        <i data-sign={isUp ? 'up' : 'down'} style={style} />
      </dd>
      <dd>
        {isUp ? '+' : ''}
        {amount(difference)}
      </dd>
    </>
  );
}
