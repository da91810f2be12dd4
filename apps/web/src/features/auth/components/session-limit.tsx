import { showPopup } from '../../../components/popup/popup.tsx';
import { formatDateTime } from '../../../lib/format/dates.ts';
import type { ClosedSessions } from '../api/log-in.ts';
import classes from './session-limit.module.css';

type Removed = ClosedSessions['removedSessions'][number];

const startOf = (createdAt: string | undefined): string =>
  createdAt && !Number.isNaN(Date.parse(createdAt)) ? formatDateTime(createdAt) : 'Data sconosciuta';

function RemovedList({ sessions }: { readonly sessions: readonly Removed[] }) {
  return (
    <>
      <p>
        La sessione più vecchia è stata chiusa automaticamente per rispettare il limite di sessioni attive.
      </p>
      <ul className={classes.list}>
        {sessions.map((session, index) => (
          <li key={session.guid ?? `${index}`}>
            <b>{session.device || 'Dispositivo sconosciuto'}</b>
            <span>
              <span className="mono">{session.guid?.slice(0, 8) || `sessione ${index + 1}`}</span> · iniziata:{' '}
              {startOf(session.createdAt)}
            </span>
          </li>
        ))}
      </ul>
      <p>Se non riconosci questa attività, cambia la password e contatta il supporto.</p>
    </>
  );
}

/** Tells that older sessions were closed at this login. It informs only: a failure to show it is logged. */
export async function showSessionLimit(info: ClosedSessions | undefined): Promise<void> {
  if (!info?.limitEnforced || info.removedSessions.length === 0) return;
  try {
    await showPopup({
      title: 'Sessione precedente chiusa',
      text: <RemovedList sessions={info.removedSessions} />,
      tone: 'info',
      button: 'Continua',
    });
  } catch (error) {
    console.warn('Could not show the session limit dialog', error);
  }
}
