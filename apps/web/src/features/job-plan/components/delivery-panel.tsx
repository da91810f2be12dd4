import { Button } from '@mantine/core';
import type { Quote } from '@truciolo/contract';
import type { Answer } from '@truciolo/jobs';
import type { QuoteDocument } from '@truciolo/quote';
import { Link } from 'react-router';
import { NoteBar } from '../../../components/states/note-bar.tsx';
import { JOBS_PATH } from '../../../entities/jobs/job-paths.ts';
import { countOf } from '../../../lib/format/counts.ts';
import { formatDay } from '../../../lib/format/rome-day.ts';
import { partsText, workingDaysText } from '../planner/ask-position.ts';
import { adviceText } from '../planner/load-words.ts';
import { usePlanAnswer } from '../planner/use-plan-answer.ts';
import { sentDaysAt } from '../sent-days.ts';
import classes from './delivery.module.css';
import { LoadBars } from './load-bars.tsx';

type Promised = Extract<Answer, { kind: 'date' }>['promise'];

interface DeliveryPanelProps {
  readonly document: QuoteDocument;
  readonly positionId: string;
  readonly quantity: number;
  /** Working days that the sent offer says; null in a draft. */
  readonly sent: Quote['offeredDays'];
  /** Working days that a person typed; null = the offer says those of the plan. */
  readonly typed: number | null;
  /** Makes the offer say other days; null where nothing may be changed. */
  readonly onPromise: ((days: number) => void) | null;
}

/** The days of the offer beside those of the machine plan: their parts, and whether they can be met. */
export function DeliveryPanel(props: DeliveryPanelProps) {
  const { document, positionId, quantity, sent } = props;
  const { input, answer, promise } = usePlanAnswer(document, positionId, quantity);
  return (
    <>
      {sent ? (
        <SentDays said={sentDaysAt(sent, props)?.days ?? null} promise={promise} />
      ) : (
        <DraftDays {...props} answer={answer} promise={promise} />
      )}
      <details className={classes.box}>
        <summary>Quando potrei consegnare?</summary>
        {input.isError ? <p className={classes.dim}>Il piano non si è caricato.</p> : null}
        {input.isPending ? <p className={classes.dim}>Leggo il piano…</p> : null}
        {answer ? <Told answer={answer} /> : null}
      </details>
    </>
  );
}

interface SentDaysProps {
  readonly said: number | null;
  readonly promise: Promised | null;
}

/** A sent offer keeps its days; the plan of today stands beside them. */
const SentDays = ({ said, promise }: SentDaysProps) => (
  <p className={classes.origin}>
    {said === null ? (
      'L’offerta inviata non dice giorni'
    ) : (
      <>
        L’offerta inviata dice <b>{workingDaysText(said)}</b>
      </>
    )}
    {promise
      ? `; oggi il piano ne chiede ${promise.days} (${partsText(promise)}): ${formatDay(promise.day)}.`
      : '.'}
  </p>
);

interface DraftDaysProps extends Pick<DeliveryPanelProps, 'typed' | 'onPromise'> {
  readonly answer: Answer | null;
  readonly promise: Promised | null;
}

function DraftDays({ typed, onPromise, answer, promise }: DraftDaysProps) {
  if (typed === null)
    return (
      <>
        {promise ? (
          <p className={classes.origin}>
            L’offerta dice <b>{workingDaysText(promise.days)}</b>, dal piano di oggi ({partsText(promise)}):{' '}
            {formatDay(promise.day)}.
          </p>
        ) : null}
        {answer?.kind === 'impossible' ? (
          <p className={classes.origin}>
            L’offerta non dice giorni: nessuna fase è su una macchina dell’officina. Scrivili in «Consegna
            promessa».
          </p>
        ) : null}
      </>
    );
  if (!promise || promise.days <= typed) return null;
  return (
    <NoteBar
      tone="warn"
      actions={
        onPromise ? (
          <Button size="compact-xs" variant="default" onClick={() => onPromise(promise.days)}>
            Usa {promise.days} gg
          </Button>
        ) : null
      }
    >
      L’offerta dice {workingDaysText(typed)}, scritti a mano; il piano di oggi ne chiede {promise.days} (
      {partsText(promise)}): {formatDay(promise.day)}.
    </NoteBar>
  );
}

function Told({ answer }: { readonly answer: Answer }) {
  if (answer.kind === 'impossible')
    return (
      <p className={classes.dim}>
        Nessuna fase è su una macchina dell’officina: il piano non può rispondere.
      </p>
    );
  const { day, firstDay, madeLate, waitsFor, loads, advice, unplanned, promise } = answer;
  return (
    <>
      <p>
        Da promettere: <b>{formatDay(promise.day)}</b>, {workingDaysText(promise.days)} ({partsText(promise)}
        ).
      </p>
      <p>
        <b>{formatDay(day)}</b>, negli spazi liberi del <Link to={`${JOBS_PATH}/piano`}>piano</Link>
        {waitsFor ? ` (aspetta ${waitsFor})` : ''}.
        {firstDay < day
          ? ` Davanti a tutti: ${formatDay(firstDay)}${madeLate.length > 0 ? `, ma ${countOf(madeLate.length, 'commessa andrebbe', 'commesse andrebbero')} in ritardo` : ''}.`
          : ''}
      </p>
      {unplanned > 0 ? (
        <p className={classes.dim}>
          {countOf(
            unplanned,
            'commessa è ancora da pianificare e non conta',
            'commesse sono ancora da pianificare e non contano',
          )}
          .
        </p>
      ) : null}
      {loads.map((load) => (
        <LoadBars key={load.machine} load={load} />
      ))}
      {advice ? <p className={classes.advice}>{adviceText(loads, advice)}</p> : null}
      {loads.length === 0 ? null : (
        <p className={classes.dim}>Carico pianificato sulle ore aperte, settimana per settimana.</p>
      )}
    </>
  );
}
