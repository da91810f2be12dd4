import { Tooltip } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useColleagues } from '../colleagues/use-colleagues.ts';
import classes from './head.module.css';

const list = new Intl.ListFormat('it', { type: 'conjunction' });

/** Who else has the quote open. */
export function Colleagues() {
  const others = useColleagues();
  if (others.length === 0) return null;
  const names = list.format(others.map(({ name }) => name));
  const words = others.length === 1 ? `Anche ${names} sta guardando` : `Anche ${names} stanno guardando`;
  return (
    <Tooltip label={`${words} questo preventivo.`}>
      <span className={classes.colleagues} role="status" data-private>
        <IconUsers size={15} stroke={1.8} aria-hidden="true" />
        <span className={classes.colleaguesText}>{words}</span>
      </span>
    </Tooltip>
  );
}
