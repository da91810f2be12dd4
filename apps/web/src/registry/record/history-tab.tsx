import { useQuery } from '@tanstack/react-query';
import type { HistoryEntry } from '@truciolo/contract';
import { ListPlaceholder } from '../../components/placeholders/placeholders.tsx';
import { ErrorState } from '../../components/states/error-state.tsx';
import { formatDateTime } from '../../lib/format/dates.ts';
import { initials } from '../../lib/format/initials.ts';
import type { RegistryCalls, RegistryRow } from '../calls/registry-calls.ts';
import { historyQuery } from '../calls/registry-queries.ts';
import type { FieldSpecs } from '../definition/field-spec.ts';
import { historyLines } from './history-lines.ts';
import classes from './history-tab.module.css';

interface HistoryTabProps<Row extends RegistryRow> {
  readonly calls: RegistryCalls<Row>;
  readonly guid: string;
  readonly specs: FieldSpecs;
}

const ACTIONS: Readonly<Record<string, string>> = {
  create: 'Scheda creata',
  update: 'Scheda modificata',
  archive: 'Archiviata',
  restore: 'Ripristinata',
  import: 'Importata da Excel',
  publish: 'Formula pubblicata',
};

/** History of the row, newest first. */
export function HistoryTab<Row extends RegistryRow>({ calls, guid, specs }: HistoryTabProps<Row>) {
  const history = useQuery(historyQuery(calls, guid));
  if (history.isError) {
    return (
      <ErrorState
        title="Lo storico non si è aperto"
        error={history.error}
        retry={() => void history.refetch()}
      />
    );
  }
  if (!history.data) return <ListPlaceholder />;
  if (history.data.length === 0) {
    return <p className={classes.empty}>Valori di partenza: nessuno li ha ancora modificati.</p>;
  }
  return (
    <ol className={classes.list}>
      {history.data.map((entry) => (
        <Entry key={`${entry.at}${entry.action}`} entry={entry} specs={specs} />
      ))}
    </ol>
  );
}

function Entry({ entry, specs }: { readonly entry: HistoryEntry; readonly specs: FieldSpecs }) {
  const lines = historyLines(entry.changes, specs);
  return (
    <li className={classes.entry}>
      <span className={classes.who} aria-hidden="true">
        {initials(entry.actorName)}
      </span>
      <div>
        {lines.length === 0 ? <p className={classes.line}>{ACTIONS[entry.action] ?? entry.action}</p> : null}
        {lines.map(({ path, label, from, to }) => (
          <p key={path} className={classes.line}>
            <b>{label}</b> {from} → <b>{to}</b>
          </p>
        ))}
        <p className="small dim">
          {entry.actorName} · {formatDateTime(entry.at)}
        </p>
      </div>
    </li>
  );
}
