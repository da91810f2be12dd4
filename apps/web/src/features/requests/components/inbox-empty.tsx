import type { RequestState } from '@truciolo/contract';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import classes from './inbox-empty.module.css';

interface InboxEmptyProps {
  readonly state: RequestState;
  readonly q: string;
  readonly isMine: boolean;
  /** No tab has a request: the page explains itself. */
  readonly isFirst: boolean;
  readonly mayWrite: boolean;
  /** Connects the mailbox; for users who may. */
  readonly action?: ReactNode;
}

const texts: Readonly<Record<RequestState, string>> = {
  new: 'Nessuna richiesta nuova: quelle già aperte sono nelle altre schede.',
  reading: 'Nessuna richiesta in lettura: ci arrivano quelle aperte e non ancora confermate.',
  confirm: 'Niente da confermare.',
  quoted: 'Qui stanno le richieste diventate preventivo.',
  discarded: 'Qui stanno le mail che non erano richieste.',
};

const steps = [
  [
    'Arriva',
    'Trascina la mail del cliente, i disegni o un Excel; incolla il testo; dal telefono usa Condividi.',
  ],
  [
    'Si legge da sola',
    'Codice, materiale, quantità, tolleranze e filetti: ogni valore mostra da dove viene.',
  ],
  ['Confermi tu', 'Quel che è dubbio lo scegli o lo chiedi al cliente; poi la bozza è già compilata.'],
] as const;

/** An empty list says why it is empty; the first one says what the page is for. */
export function InboxEmpty({ state, q, isMine, isFirst, mayWrite, action }: InboxEmptyProps) {
  if (q !== '') return <EmptyState text={`In questa scheda nessuna richiesta con «${q}».`} />;
  if (isMine)
    return (
      <EmptyState text="In questa scheda non hai richieste tue: premi «Mie» per vedere quelle di tutti." />
    );
  if (!isFirst || !mayWrite) return <EmptyState text={texts[state]} />;
  return (
    <div className={classes.first}>
      <h2>Dalla mail del cliente alla bozza di preventivo</h2>
      <ol>
        {steps.map(([title, text]) => (
          <li key={title}>
            <b>{title}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      {action ? (
        <p>
          {action} <span>e le mail dei clienti arrivano qui senza trascinarle.</span>
        </p>
      ) : null}
    </div>
  );
}
