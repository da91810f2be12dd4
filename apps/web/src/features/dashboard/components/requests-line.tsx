import type { DashboardFigures } from '@truciolo/contract';
import { Link } from 'react-router';
import { NoteBar } from '../../../components/states/note-bar.tsx';
import { countOf } from '../../../lib/format/counts.ts';
import { pages } from '../../../lib/pages.ts';
import classes from './dashboard.module.css';

const HOURS_A_DAY = 24;
const took = (hours: number): string =>
  hours < 2 * HOURS_A_DAY
    ? countOf(Math.max(1, Math.round(hours)), 'ora', 'ore')
    : countOf(Math.round(hours / HOURS_A_DAY), 'giorno', 'giorni');

/** Requests of buyers that wait for an offer; nothing where there are none. */
export function RequestsLine({ requests }: Pick<DashboardFigures, 'requests'>) {
  const { open, late, answerDays, hoursToOffer } = requests;
  if (open === 0 && hoursToOffer === null) return null;
  return (
    <div className={classes.wide}>
      <NoteBar tone={late > 0 ? 'warn' : 'info'} actions={<Link to={pages.requests}>Apri le richieste</Link>}>
        {open === 0
          ? 'Nessuna richiesta aspetta un’offerta.'
          : `${countOf(open, 'richiesta aspetta', 'richieste aspettano')} un’offerta`}
        {late > 0 ? `, ${late} da più di ${countOf(answerDays, 'giorno', 'giorni')}. ` : ' '}
        {hoursToOffer === null ? '' : `Dalla richiesta all’offerta: in media ${took(hoursToOffer)}.`}
      </NoteBar>
    </div>
  );
}
