import type { DashboardFigures, DashboardWidget } from '@truciolo/contract';
import { Fragment, type ReactNode } from 'react';
import { PageBody } from '../../../components/page-head/page-head.tsx';
import { widgetNames } from '../widget-words.ts';
import classes from './dashboard.module.css';
import { KeyFigures } from './key-figures.tsx';
import { LossesPanel } from './losses-panel.tsx';
import { MonthsPanel } from './months-panel.tsx';
import { RecentPanel } from './recent-panel.tsx';
import { TallyPanel } from './tally-panel.tsx';
import { TodayPanels } from './today-panels.tsx';

interface FiguresViewProps {
  /** Visible panels in their order. */
  readonly widgets: readonly DashboardWidget[];
  readonly figures: DashboardFigures;
  readonly today: string;
  readonly mayWrite: boolean;
  /** Panels of the jobs: late ones, machine load. */
  readonly jobs?: ReactNode;
  /** Shown above the panels until the first steps are done. */
  readonly start: ReactNode;
}

const periodWords = 'nel periodo';

/** Panels at full width; the others are in pairs. */
const wide: readonly DashboardWidget[] = ['today', 'jobs'];

type PanelsOf = Pick<FiguresViewProps, 'figures' | 'today' | 'mayWrite' | 'jobs'>;

const panels: Readonly<Record<DashboardWidget, (props: PanelsOf) => ReactNode>> = {
  today: ({ figures, today, mayWrite }) => (
    <TodayPanels figures={figures} today={today} mayWrite={mayWrite} />
  ),
  jobs: ({ jobs }) => jobs,
  months: ({ figures }) => <MonthsPanel months={figures.months} />,
  losses: ({ figures }) => <LossesPanel losses={figures.losses} />,
  'best-customers': ({ figures }) => (
    <TallyPanel
      title={widgetNames['best-customers']}
      note={periodWords}
      who="Cliente"
      rows={figures.bestCustomers}
      bar="won"
      nothing="Ancora nessun preventivo vinto nel periodo."
    />
  ),
  'worst-customers': ({ figures }) => (
    <TallyPanel
      title={widgetNames['worst-customers']}
      note={periodWords}
      who="Cliente"
      rows={figures.worstCustomers}
      bar="lost"
      nothing="Nessun preventivo perso nel periodo."
    />
  ),
  // For a single user it would repeat the figures above.
  'by-owner': ({ figures }) =>
    figures.byOwner.length > 1 ? (
      <TallyPanel
        title={widgetNames['by-owner']}
        note={periodWords}
        who="Preventivista"
        rows={figures.byOwner}
        bar="sent"
        nothing=""
      />
    ) : null,
  recent: () => <RecentPanel />,
};

/** Groups panels into rows: pairs, or a wide one alone. */
function rowsOf(widgets: readonly DashboardWidget[]): DashboardWidget[][] {
  const rows: DashboardWidget[][] = [];
  for (const widget of widgets) {
    const last = rows.at(-1);
    const [first] = last ?? [];
    if (last && first && !wide.includes(first) && !wide.includes(widget)) last.push(widget);
    else rows.push([widget]);
  }
  return rows;
}

export function FiguresView({ widgets, start, ...facts }: FiguresViewProps) {
  return (
    <>
      <KeyFigures figures={facts.figures} />
      <PageBody>
        {start}
        {rowsOf(widgets).map((row) => {
          const shown = row.map((widget) => <Fragment key={widget}>{panels[widget](facts)}</Fragment>);
          const key = row.join();
          return row.some((widget) => wide.includes(widget)) ? (
            <Fragment key={key}>{shown}</Fragment>
          ) : (
            <div key={key} className={classes.pair}>
              {shown}
            </div>
          );
        })}
      </PageBody>
    </>
  );
}
