import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { BackTest } from '@truciolo/contract';
import { type Fact, Facts } from '../../../components/facts/facts.tsx';
import { TablePlaceholder } from '../../../components/placeholders/placeholders.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { ErrorState } from '../../../components/states/error-state.tsx';
import { NoteBar } from '../../../components/states/note-bar.tsx';
import { useReturnFocus } from '../../../components/use-return-focus.ts';
import { countOf } from '../../../lib/format/counts.ts';
import classes from './back-test.module.css';
import { amount, BackTestTable, signedAmount, signedShare } from './back-test-table.tsx';

interface BackTestDialogProps {
  /** "Prova della formula sui preventivi" */
  readonly title: string;
  /** Query key: another key asks again. */
  readonly asked: readonly unknown[];
  readonly ask: (signal: AbortSignal) => Promise<BackTest>;
  /** Sentence for the case that no quote is affected. */
  readonly empty: string;
  /** The tried change, in the sentence "con le tariffe di allora e …". */
  readonly tried: string;
  /** Heading of the column with the affected cost: "Fase €". */
  readonly costHead: string;
  readonly onClose: () => void;
}

/** Quotes change all the time: a cached answer is not reused. */
const backTestQuery = ({ asked, ask }: Pick<BackTestDialogProps, 'asked' | 'ask'>) =>
  queryOptions({
    queryKey: ['back-test', ...asked],
    queryFn: ({ signal }) => ask(signal),
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });

/** Effect that a draft would have had on past quotes, shown before it is used. */
export function BackTestDialog(props: BackTestDialogProps) {
  const { title, empty, onClose } = props;
  useReturnFocus();
  const isPhone = useMediaQuery('(max-width: 48em)') ?? false;
  const tried = useQuery(backTestQuery(props));
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size="min(1120px, 94vw)"
      fullScreen={isPhone}
      closeButtonProps={{ 'aria-label': 'Chiudi la prova' }}
    >
      {tried.isPending ? <TablePlaceholder /> : null}
      {tried.isError ? (
        <ErrorState title="La prova non è riuscita" error={tried.error} retry={() => void tried.refetch()} />
      ) : null}
      {tried.data && tried.data.rows.length === 0 ? <EmptyState text={empty} /> : null}
      {tried.data && tried.data.rows.length > 0 ? (
        <Outcome tried={tried.data} what={props.tried} costHead={props.costHead} />
      ) : null}
    </Modal>
  );
}

function factsOf({ quotes, sums }: BackTest): Fact[] {
  const { positions, changed, failed, unpriced, median, largest, before, after } = sums;
  return [
    { label: 'Preventivi', value: quotes, note: countOf(positions, 'posizione', 'posizioni') },
    { label: 'Prezzi che cambiano', value: changed, note: `su ${positions}` },
    {
      label: 'Senza risultato',
      value: failed,
      note: unpriced > 0 ? `${unpriced} già senza prezzo` : undefined,
    },
    { label: 'Variazione mediana', value: median === null ? '—' : signedShare(median) },
    { label: 'La più grande', value: `${signedAmount(largest)} €` },
    {
      label: 'Somma dei prezzi',
      value: `${signedAmount(after - before)} €`,
      note: `${amount(before)} → ${amount(after)} €`,
    },
  ];
}

interface OutcomeProps extends Pick<BackTestDialogProps, 'costHead'> {
  readonly tried: BackTest;
  readonly what: string;
}

function Outcome({ tried, what, costHead }: OutcomeProps) {
  const { failed, positions } = tried.sums;
  return (
    <div className={classes.outcome}>
      <p className="small muted">
        Ogni posizione alla sua quantità, con le tariffe di allora e {what}. I preventivi restano come sono.
      </p>
      <Facts facts={factsOf(tried)} />
      {failed > 0 ? (
        <NoteBar tone="bad">
          Manca un risultato su {countOf(failed, 'posizione', 'posizioni')}: il motivo è nella tabella, in
          testa.
        </NoteBar>
      ) : null}
      {tried.isPartial ? (
        <NoteBar tone="info">
          Provata sui {countOf(tried.quotes, 'preventivo più recente', 'preventivi più recenti')}.
        </NoteBar>
      ) : null}
      <BackTestTable rows={tried.rows} costHead={costHead} />
      {tried.rows.length < positions ? (
        <p className="small muted">
          La tabella mostra le {tried.rows.length} variazioni più grandi; le somme le contano tutte.
        </p>
      ) : null}
    </div>
  );
}
