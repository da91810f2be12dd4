import { showPopup } from '../../../components/popup/popup.tsx';
import { deviceName } from '../../../entities/sessions/device-name.ts';
import { formatDateTime } from '../../../lib/format/dates.ts';
import { type ClosedSession, closedSessions } from '../closed-sessions.ts';
import classes from './session-limit.module.css';

function RemovedList({ sessions }: { readonly sessions: readonly ClosedSession[] }) {
  return (
    <>
      <p>
        La sessione più vecchia è stata chiusa automaticamente per rispettare il limite di sessioni attive.
      </p>
      <ul className={classes.list}>
        {sessions.map((session) => (
          <li key={session.shortId}>
            <b>{deviceName(session.device)}</b>
            <span>
              <span className="mono">{session.shortId}</span> · iniziata:{' '}
              {session.createdAt === null ? 'Data sconosciuta' : formatDateTime(session.createdAt)}
            </span>
          </li>
        ))}
      </ul>
      <p>Se non riconosci questa attività, cambia la password e contatta il supporto.</p>
    </>
  );
}

/** Tells that older sessions were closed at this login. It informs only: a failure to show it is logged. */
export async function showSessionLimit(info: unknown): Promise<void> {
  try {
    const sessions = closedSessions(info);
    if (sessions.length === 0) return;
    await showPopup({
      title: 'Sessione precedente chiusa',
      text: <RemovedList sessions={sessions} />,
      tone: 'info',
      button: 'Continua',
    });
  } catch (error) {
    console.warn('Could not show the session limit dialog', error);
  }
}
