import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { JobRow } from '@truciolo/contract';
import { longMonth, WEEKDAYS } from '@truciolo/italian';
import { isClosed as isEnded, isOver } from '@truciolo/jobs';
import { italianHolidays } from '@truciolo/planning';
import { useState } from 'react';
import { Link } from 'react-router';
import { PageHead } from '../../../components/page-head/page-head.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { JOBS_PATH } from '../../../entities/jobs/job-paths.ts';
import { JobViews } from '../../../entities/jobs/job-views.tsx';
import { countOf } from '../../../lib/format/counts.ts';
import { formatDay, romeDay } from '../../../lib/format/rome-day.ts';
import { boardQuery } from '../api/job-calls.ts';
import { monthsLater, weeksOf } from '../calendar-weeks.ts';
import classes from '../components/calendar.module.css';
import { partName } from '../job-columns.tsx';

/** The jobs on the day they were promised for. */
export function CalendarPage() {
  const board = useQuery(boardQuery);
  const today = romeDay(new Date());
  const [month, setMonth] = useState(today);
  return (
    <div className={classes.page}>
      <PageHead title="Commesse" tools={<JobViews />} />
      <div className={classes.tools}>
        <Button size="xs" aria-label="Un mese prima" onClick={() => setMonth(monthsLater(month, -1))}>
          ‹
        </Button>
        <Button size="xs" onClick={() => setMonth(today)}>
          Oggi
        </Button>
        <Button size="xs" aria-label="Un mese dopo" onClick={() => setMonth(monthsLater(month, 1))}>
          ›
        </Button>
        <h2 className={classes.month}>{longMonth(month)}</h2>
      </div>
      <QueryState query={board} failed="Le commesse non si sono caricate">
        {({ rows }) => <Month rows={rows} month={month} today={today} />}
      </QueryState>
    </div>
  );
}

interface MonthProps {
  readonly rows: readonly JobRow[];
  readonly month: string;
  readonly today: string;
}

const isClosed = (day: string, place: number): boolean =>
  place > 4 || italianHolidays(Number(day.slice(0, 4))).has(day);

function Month({ rows, month, today }: MonthProps) {
  const undated = rows.filter(({ due, state }) => due === null && !isEnded(state)).length;
  return (
    <>
      <div className={classes.grid}>
        {WEEKDAYS.map((name) => (
          <span key={name} className={classes.weekday} aria-hidden="true">
            {name}
          </span>
        ))}
        {weeksOf(month).flatMap((week) =>
          week.map((day, place) => {
            const due = rows.filter((row) => row.due === day);
            return (
              <section
                key={day}
                className={classes.day}
                aria-label={`Consegne del ${formatDay(day)}`}
                data-empty={due.length === 0 || undefined}
                data-closed={isClosed(day, place) || undefined}
                data-other={!day.startsWith(month.slice(0, 7)) || undefined}
                data-today={day === today || undefined}
              >
                <span className={classes.number}>
                  <span className={classes.name}>{WEEKDAYS[place]} </span>
                  {Number(day.slice(8))}
                </span>
                {due.map((row) => (
                  <JobLink key={row.guid} row={row} isLate={day < today} />
                ))}
              </section>
            );
          }),
        )}
      </div>
      {undated > 0 ? (
        <p className={classes.more}>
          {countOf(undated, 'commessa aperta', 'commesse aperte')} senza data di consegna.
        </p>
      ) : null}
    </>
  );
}

function JobLink({ row, isLate }: { readonly row: JobRow; readonly isLate: boolean }) {
  const tone = isOver(row.state) ? 'done' : isLate ? 'late' : row.state;
  return (
    <Link className={classes.job} data-tone={tone} to={`${JOBS_PATH}/${row.guid}`}>
      <b>{row.number.replace(/^C-\d{4}-/, '')}</b> {partName(row)}
      {tone === 'late' ? <span className={classes.late}> in ritardo</span> : null}
    </Link>
  );
}
