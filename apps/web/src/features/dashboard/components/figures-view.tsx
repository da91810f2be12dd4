import type { DashboardFigures } from '@truciolo/contract';
import type { ReactNode } from 'react';
import { PageBody } from '../../../components/page-head/page-head.tsx';
import classes from './dashboard.module.css';
import { KeyFigures } from './key-figures.tsx';
import { LossesPanel } from './losses-panel.tsx';
import { MonthsPanel } from './months-panel.tsx';
import { TallyPanel } from './tally-panel.tsx';
import { TodayPanels } from './today-panels.tsx';

interface FiguresViewProps {
  readonly figures: DashboardFigures;
  readonly today: string;
  readonly mayWrite: boolean;
  /** What the shop floor adds: jobs late, machine load. */
  readonly jobs?: ReactNode;
  /** Above the panels while the first steps are not done. */
  readonly start: ReactNode;
}

const periodWords = 'nel periodo';

export function FiguresView({ figures, today, mayWrite, jobs, start }: FiguresViewProps) {
  return (
    <>
      <KeyFigures figures={figures} />
      <PageBody>
        {start}
        <TodayPanels figures={figures} today={today} mayWrite={mayWrite} />
        {jobs}
        <div className={classes.pair}>
          <MonthsPanel months={figures.months} />
          <LossesPanel losses={figures.losses} />
          <TallyPanel
            title="Clienti che rendono"
            note={periodWords}
            who="Cliente"
            rows={figures.bestCustomers}
            bar="won"
            nothing="Ancora nessun preventivo vinto nel periodo."
          />
          <TallyPanel
            title="Clienti che perdiamo"
            note={periodWords}
            who="Cliente"
            rows={figures.worstCustomers}
            bar="lost"
            nothing="Nessun preventivo perso nel periodo."
          />
          {figures.byOwner.length > 1 ? (
            <TallyPanel
              title="Per preventivista"
              note={periodWords}
              who="Preventivista"
              rows={figures.byOwner}
              bar="sent"
              nothing=""
            />
          ) : null}
        </div>
      </PageBody>
    </>
  );
}
