import { chainText, lateChain, wayText } from '@truciolo/planning';
import { shortNumber } from '../../../entities/jobs/short-number.ts';
import type { PlanNames } from '../planner/plan-words.ts';
import type { WaysRequest } from '../planner/protocol.ts';
import { useWaysOut } from '../planner/use-ways-out.ts';
import classes from './plan-page.module.css';

interface LateWaysProps {
  readonly request: WaysRequest;
  readonly names: PlanNames;
}

/** The chain that makes a job late, and the cheapest ways out with their effect. */
export function LateWays({ request, names }: LateWaysProps) {
  const ways = useWaysOut(request);
  const job = (id: string) => shortNumber(names.jobs.get(id)?.number ?? id);
  const chain = lateChain(request.problem, request.plan, request.job).flatMap(
    (link) => chainText(link, { ...names, job }) ?? [],
  );
  return (
    <>
      {chain.length > 0 ? (
        <>
          <h3 className={classes.sideHead}>Perché tarda</h3>
          <ul className={classes.list}>
            {chain.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      ) : null}
      <h3 className={classes.sideHead}>Vie d’uscita</h3>
      {ways === null ? (
        <p className={classes.dim}>Provo straordinari, altre macchine, lotti, esterno…</p>
      ) : null}
      {ways?.length === 0 ? <p className={classes.dim}>Nessuna via d’uscita la fa finire prima.</p> : null}
      {ways && ways.length > 0 ? (
        <ul className={classes.list} aria-label="Vie d’uscita">
          {ways.map((way) => (
            // The sign stays on the line of its amount.
            <li key={way.way.kind}>{wayText(way, names).replace('€ ', '€\u00a0')}</li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
