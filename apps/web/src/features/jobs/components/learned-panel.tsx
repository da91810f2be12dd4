import { IconBulb } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { LearnedPhase } from '@truciolo/contract';
import { Link } from 'react-router';
import { Panel } from '../../../components/panel/panel.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { JOBS_PATH } from '../../../entities/jobs/job-paths.ts';
import { countOf } from '../../../lib/format/counts.ts';
import { formatNumber } from '../../../lib/format/numbers.ts';
import { learnedQuery } from '../api/job-calls.ts';
import classes from './learned.module.css';
import { LearnedStrip } from './learned-strip.tsx';

const times = (ratio: number): string => `×${formatNumber(ratio, 2)}`;
/** More jobs do not fit beside the bridge. */
const SHOWN = 3;

/** The ratio that the next quote takes over from work like this, the jobs behind it, and where this one lies. */
export function LearnedPanel({ guid }: { readonly guid: string }) {
  const learned = useQuery(learnedQuery(guid));
  return (
    <Panel
      title={
        <span className={classes.title}>
          <IconBulb size={18} stroke={1.6} aria-hidden="true" /> Cosa impara il prossimo preventivo
        </span>
      }
    >
      <QueryState query={learned} failed="I tempi misurati non si sono caricati" rows={3}>
        {({ phases: [main, ...others] }) =>
          main ? (
            <>
              <Learned phase={main} guid={guid} />
              {others.map(({ phaseGuid, name, ratio, low, high, count }) => (
                <p key={phaseGuid} className={classes.other}>
                  <span>{name}</span>
                  <b>{times(ratio)}</b>
                  <span className="small muted">
                    da {formatNumber(low, 2)} a {formatNumber(high, 2)} · {countOf(count, 'lavoro', 'lavori')}
                  </span>
                </p>
              ))}
              <p className="small muted">
                I nuovi preventivi propongono questi fattori sui tempi di lavori simili; li confermi tu.
              </p>
            </>
          ) : (
            <p className="muted">
              Ancora niente: si impara dalle fasi finite con i tempi del reparto. Avvio e Fine bastano.
            </p>
          )
        }
      </QueryState>
    </Panel>
  );
}

function Learned({ phase, guid }: { readonly phase: LearnedPhase; readonly guid: string }) {
  const own = phase.actual / phase.planned;
  const others = phase.jobs.filter((job) => job.guid !== guid && job.planned > 0);
  return (
    <>
      <p className={classes.headline}>
        <strong>{times(phase.ratio)}</strong>
        <span>
          da {formatNumber(phase.low, 2)} a {formatNumber(phase.high, 2)} · su{' '}
          {countOf(phase.count, 'lavoro simile', 'lavori simili')}
        </span>
      </p>
      <p className="small muted">{[phase.name, phase.machine].filter(Boolean).join(' · ')}</p>
      <LearnedStrip
        ratio={phase.ratio}
        low={phase.low}
        high={phase.high}
        own={own}
        others={others.map((job) => ({ guid: job.guid, ratio: job.actual / job.planned }))}
      />
      <ul className={classes.jobs}>
        <li>
          <span>Questa commessa</span>
          <b>{times(own)}</b>
        </li>
        {others.slice(0, SHOWN).map((job) => (
          <li key={job.guid}>
            <Link to={`${JOBS_PATH}/${job.guid}/consuntivo`} className="mono">
              {job.number}
            </Link>
            <span>{job.part}</span>
            <b>{times(job.actual / job.planned)}</b>
          </li>
        ))}
      </ul>
    </>
  );
}
