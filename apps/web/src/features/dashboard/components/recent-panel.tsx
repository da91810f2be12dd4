import { useQuery } from '@tanstack/react-query';
import type { RecentAct } from '@truciolo/contract';
import { Link } from 'react-router';
import { Panel } from '../../../components/panel/panel.tsx';
import { jobAct } from '../../../entities/jobs/job-acts.ts';
import { JOBS_PATH } from '../../../entities/jobs/job-paths.ts';
import { quoteAct } from '../../../entities/quotes/quote-acts.data.ts';
import { formatAgo } from '../../../lib/format/dates.ts';
import { quotePath } from '../../../lib/pages.ts';
import { recentQuery } from '../api/dashboard-query.ts';
import { widgetNames } from '../widget-words.ts';
import classes from './dashboard.module.css';

const actOf = ({ of, action, changes }: RecentAct) =>
  of === 'job' ? jobAct(action, changes) : quoteAct(action);
const pathOf = ({ of, about }: RecentAct) =>
  of === 'job' ? `${JOBS_PATH}/${about.guid}` : quotePath(about.guid);

/** The latest actions on quotes and jobs, each with a link. */
export function RecentPanel() {
  const { data: acts = [] } = useQuery(recentQuery);
  if (acts.length === 0) return null;
  const now = Date.now();
  return (
    <Panel title={widgetNames.recent} padded={false}>
      <ul className={classes.recent}>
        {acts.map((act) => (
          <li key={act.guid}>
            <Link to={pathOf(act)} className="mono" data-private>
              {act.about.number}
            </Link>
            <span>
              {act.actorName || 'Il programma'} {actOf(act)}
              <small> {act.about.customerName}</small>
            </span>
            <time dateTime={act.at}>{formatAgo(act.at, now)}</time>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
