import { useQuery } from '@tanstack/react-query';
import { type Answer, askDelivery, planJob } from '@truciolo/jobs';
import type { QuoteDocument } from '@truciolo/quote';
import { useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { JOBS_PATH } from '../../../entities/jobs/job-paths.ts';
import { countOf } from '../../../lib/format/counts.ts';
import { formatDay } from '../../../lib/format/rome-day.ts';
import { planNowQuery } from '../api/plan-calls.ts';
import { adviceText } from '../planner/load-words.ts';
import classes from './delivery.module.css';
import { LoadBars } from './load-bars.tsx';

interface DeliveryPanelProps {
  readonly document: QuoteDocument;
  readonly positionId: string;
  readonly quantity: number;
}

/** "Quando potrei consegnare?", answered from the machine plan, with how full its machines are until then. */
export function DeliveryPanel({ document, positionId, quantity }: DeliveryPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const input = useQuery({ ...planNowQuery, enabled: isOpen });
  const later = useDeferredValue(document);
  const answer = useMemo(() => {
    const job = input.data && planJob(later, positionId, quantity);
    return input.data && job ? askDelivery(input.data, job.phases) : null;
  }, [input.data, later, positionId, quantity]);
  return (
    <details className={classes.box} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Quando potrei consegnare?</summary>
      {input.isError ? <p className={classes.dim}>Il piano non si è caricato.</p> : null}
      {input.isPending ? <p className={classes.dim}>Leggo il piano…</p> : null}
      {answer ? <Told answer={answer} /> : null}
    </details>
  );
}

function Told({ answer }: { readonly answer: Answer }) {
  if (answer.kind === 'impossible')
    return (
      <p className={classes.dim}>
        Nessuna fase è su una macchina dell’officina: il piano non può rispondere.
      </p>
    );
  const { day, firstDay, madeLate, waitsFor, loads, advice, unplanned } = answer;
  return (
    <>
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
