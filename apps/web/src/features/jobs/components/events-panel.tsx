import { useQuery } from '@tanstack/react-query';
import { Panel } from '../../../components/panel/panel.tsx';
import { formatDateTime } from '../../../lib/format/dates.ts';
import { eventsQuery, historyQuery } from '../api/job-calls.ts';
import { jobLines } from '../event-words.ts';
import classes from './jobs.module.css';

/** Events of the office and of the floor, newest first. */
export function EventsPanel({ guid }: { readonly guid: string }) {
  const events = useQuery(eventsQuery(guid)).data;
  const history = useQuery(historyQuery(guid)).data;
  const lines = jobLines(events ?? [], history ?? []);
  return (
    <Panel title="Eventi" note={events && history ? String(lines.length) : ''} padded={false}>
      <ol className={classes.events}>
        {lines.map(({ key, at, text, note, arrivedAt }) => (
          <li key={key}>
            {text}
            {note === '' ? null : <div>«{note}»</div>}
            <div className="small dim">
              {formatDateTime(at)}
              {arrivedAt === null ? null : <b> · registrato dopo, il {formatDateTime(arrivedAt)}</b>}
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
