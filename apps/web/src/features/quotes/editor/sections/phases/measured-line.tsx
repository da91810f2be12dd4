import { Popover } from '@mantine/core';
import { IconStopwatch } from '@tabler/icons-react';
import { ratioText } from '@truciolo/calibration';
import type { MeasuredWork } from '@truciolo/contract';
import { isWorthProposing, type TimePhaseDraft, takeOver } from '@truciolo/quote';
import { Link } from 'react-router';
import { hours } from '../../../../../entities/jobs/hours.ts';
import { formatNumber } from '../../../../../lib/format/numbers.ts';
import { pages } from '../../../../../lib/pages.ts';
import classes from './phases.module.css';

interface MeasuredLineProps {
  readonly phase: TimePhaseDraft;
  readonly measured: MeasuredWork | undefined;
  readonly readOnly: boolean;
  readonly onChange: (phase: TimePhaseDraft) => void;
}

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Below a phase: the ratio of similar jobs, to be applied with a click, or the applied one. */
export function MeasuredLine({ phase, measured, readOnly, onChange }: MeasuredLineProps) {
  const name = phase.name || 'fase';
  if (phase.measured) {
    const { measured: taken, ...rest } = phase;
    return (
      <p className={classes.measured} data-taken>
        <IconStopwatch size={13} stroke={1.8} aria-hidden="true" />
        <span>Tempi corretti dai consuntivi, {ratioText(taken)}</span>
        {readOnly ? null : (
          <button
            type="button"
            className={classes.link}
            aria-label={`Togli il rapporto dei consuntivi da ${name}`}
            onClick={() => onChange(rest)}
          >
            Togli
          </button>
        )}
      </p>
    );
  }
  if (readOnly || !measured || !isWorthProposing(measured)) return null;
  return (
    <p className={classes.measured}>
      <IconStopwatch size={13} stroke={1.8} aria-hidden="true" />
      <span>{upper(ratioText(measured))}</span>
      <Behind measured={measured} name={name} />
      <button
        type="button"
        className={classes.link}
        aria-label={`Applica il rapporto dei consuntivi a ${name}`}
        onClick={() => onChange({ ...phase, measured: takeOver(measured) })}
      >
        Applica
      </button>
    </p>
  );
}

/** The jobs a ratio comes from. */
function Behind({ measured, name }: { readonly measured: MeasuredWork; readonly name: string }) {
  return (
    <Popover position="bottom-start" withinPortal returnFocus>
      <Popover.Target>
        <button type="button" className={classes.link} aria-label={`Lavori simili a ${name}`}>
          Quali?
        </button>
      </Popover.Target>
      <Popover.Dropdown p="xs">
        <table className={classes.behind} aria-label={`Lavori simili a ${name}`}>
          <thead>
            <tr>
              <th>Commessa</th>
              <th>Particolare</th>
              <th className="num">Prev. h</th>
              <th className="num">Reale h</th>
              <th className="num">Rapp.</th>
            </tr>
          </thead>
          <tbody>
            {measured.jobs.map(({ guid, number, part, planned, actual }) => (
              <tr key={`${guid}-${planned}-${actual}`}>
                <td>
                  <Link to={`${pages.jobs}/${guid}`}>{number}</Link>
                </td>
                <td>{part}</td>
                <td className="num">{hours(planned)}</td>
                <td className="num">{hours(actual)}</td>
                <td className="num">×{formatNumber(actual / planned, 2)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Popover.Dropdown>
    </Popover>
  );
}
