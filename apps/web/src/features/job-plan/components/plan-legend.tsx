import { IconLock, IconPackage } from '@tabler/icons-react';
import classes from './plan-legend.module.css';

/** Legend of the plan. */
export function PlanLegend() {
  return (
    <ul className={classes.legend} aria-label="Legenda">
      <li>
        <i data-sign="setup" /> attrezzaggio
      </li>
      <li>
        <i data-sign="external" /> lavoro esterno
      </li>
      <li>
        <IconLock size={13} stroke={2} aria-hidden /> bloccata
      </li>
      <li>
        <IconPackage size={13} stroke={2} aria-hidden /> manca il materiale
      </li>
      <li>
        <i data-sign="late" /> in ritardo
      </li>
      <li>
        <i data-sign="running" /> in lavorazione
      </li>
      <li>
        <i data-sign="closed" /> notte, fine settimana
      </li>
      <li>
        <i data-sign="holiday" /> festivo
      </li>
    </ul>
  );
}
