import { Tooltip, VisuallyHidden } from '@mantine/core';
import { listOf } from '@truciolo/italian';
import { agree } from '../../lib/format/counts.ts';
import { initials } from '../../lib/format/initials.ts';
import classes from './colleagues-badge.module.css';

/** Colleagues shown by their initials; the others are counted. */
const SHOWN = 3;

interface ColleaguesBadgeProps {
  readonly others: readonly {
    readonly guid: string;
    readonly name: string;
    /** Index of the position they look at; -1 for none. */
    readonly place: number;
  }[];
  /** "questo preventivo" */
  readonly what: string;
}

/** The colleagues who have a page open; the whole sentence is for the tooltip and for screen readers. */
export function ColleaguesBadge({ others, what }: ColleaguesBadgeProps) {
  if (others.length === 0) return null;
  const names = listOf(
    others.map(({ name, place }) => (place === -1 ? name : `${name} (pos. ${place + 1})`)),
  );
  const words = `Anche ${names} ${agree(others.length, 'sta guardando', 'stanno guardando')}`;
  return (
    <Tooltip label={`${words} ${what}.`}>
      <span className={classes.colleagues} role="status" data-private>
        {others.slice(0, SHOWN).map(({ guid, name }) => (
          <span key={guid} className={classes.colleague} aria-hidden="true">
            {initials(name)}
          </span>
        ))}
        {others.length > SHOWN ? <span aria-hidden="true">+{others.length - SHOWN}</span> : null}
        <VisuallyHidden>{words}</VisuallyHidden>
      </span>
    </Tooltip>
  );
}
