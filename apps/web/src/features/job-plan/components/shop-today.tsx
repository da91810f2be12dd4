import { useQuery } from '@tanstack/react-query';
import { type DashboardDays, type JobFigure, type JobsEarned, LOAD_WEEKS } from '@truciolo/contract';
import { countOf } from '@truciolo/italian';
import { formatMoney, inPercent, money } from '@truciolo/money';
import { Link } from 'react-router';
import { DownloadMenu } from '../../../components/downloads/download-menu.tsx';
import { Figure, Figures } from '../../../components/figures/figures.tsx';
import { Panel } from '../../../components/panel/panel.tsx';
import { JOBS_PATH } from '../../../entities/jobs/job-paths.ts';
import { formatDecimal, formatNumber } from '../../../lib/format/numbers.ts';
import { writeListState } from '../../../registry/list-state/list-address.ts';
import { figuresQuery, loadsQuery } from '../api/plan-calls.ts';
import { loadSheet } from '../load-sheet.ts';
import { percent } from '../planner/load-words.ts';
import classes from './delivery.module.css';
import { LoadBars } from './load-bars.tsx';

const rowsOf = (filter: readonly string[]): string =>
  `${JOBS_PATH}/elenco?${writeListState({ q: '', sort: '', filter, archived: 'no' })}`;

interface JobsFigureProps {
  readonly label: string;
  readonly figure: JobFigure;
  readonly isBad?: boolean;
}

const JobsFigure = ({ label, figure, isBad = false }: JobsFigureProps) => (
  <Figure
    label={label}
    value={formatNumber(figure.count)}
    note={figure.value === null ? '' : formatMoney(money(figure.value))}
    isBad={isBad && figure.count > 0}
    to={rowsOf(figure.filter)}
  />
);

const rateOf = (margin: number | null) => (margin === null ? '—' : formatDecimal(inPercent(margin), 1));

/** Margin of finished jobs beside the quoted one. */
const EarnedFigure = ({ earned }: { readonly earned: JobsEarned }) => {
  const { margin, quoted, count } = earned;
  const isLess = margin !== null && quoted !== null && margin < quoted;
  return (
    <Figure
      label="Margine a consuntivo"
      value={rateOf(margin)}
      unit="%"
      note={`${rateOf(quoted)} % a preventivo · ${countOf(count, 'finita', 'finite')}`}
      tone={isLess ? 'bad' : 'ok'}
      to={rowsOf(earned.filter)}
    />
  );
};

/** The jobs panel of the dashboard: open, late and stopped jobs, and the machine load. */
export function ShopToday({ days }: { readonly days: DashboardDays }) {
  const { data: figures } = useQuery(figuresQuery(days));
  const earned = figures?.earned?.now;
  const hasJobs = figures !== undefined && (figures.inHand.count > 0 || (earned?.count ?? 0) > 0);
  const { data: loads } = useQuery({ ...loadsQuery, enabled: hasJobs });
  if (!figures || !hasJobs) return null;
  const busy = (loads ?? []).filter(({ share }) => share > 0);
  return (
    <Panel
      title="Officina"
      padded={false}
      actions={
        <>
          {busy.length > 0 ? (
            <DownloadMenu
              sheet={loadSheet(busy)}
              heads={(busy[0]?.weeks ?? []).map(({ week }) => `Sett. ${week}`)}
              bars={busy.map(({ code, share, weeks }) => ({
                label: code,
                text: percent(share),
                shares: weeks.map((week) => week.share ?? 0),
              }))}
            />
          ) : null}
          <Link to={`${JOBS_PATH}/piano`} className="small">
            Piano macchine
          </Link>
        </>
      }
    >
      <Figures label="Commesse">
        <JobsFigure label="Commesse in mano" figure={figures.inHand} />
        <JobsFigure label="In ritardo" figure={figures.late} isBad />
        <JobsFigure label="Ferme" figure={figures.stopped} isBad />
        <JobsFigure label="Da consegnare" figure={figures.toDeliver} />
        {earned && earned.count > 0 ? <EarnedFigure earned={earned} /> : null}
      </Figures>
      {busy.length > 0 ? (
        <>
          <p className={classes.dim} style={{ padding: '8px 12px 0' }}>
            Carico delle macchine nelle prossime {LOAD_WEEKS} settimane, dal piano in vigore
          </p>
          <div className={classes.loads}>
            {busy.map((load) => (
              <Link
                key={load.machine}
                to={rowsOf([`machine:${load.machine}`])}
                aria-label={`Commesse su ${load.code}`}
              >
                <LoadBars load={load} />
              </Link>
            ))}
          </div>
        </>
      ) : loads ? (
        <p className={classes.dim} style={{ padding: '8px 12px' }}>
          Il piano macchine è vuoto: apri «Piano macchine» e premi «Pianifica».
        </p>
      ) : null}
    </Panel>
  );
}
