import { Tooltip } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { listOf } from '@truciolo/italian';
import { agree } from '../../../../lib/format/counts.ts';
import { useColleagues } from '../colleagues/use-colleagues.ts';
import type { EditorState } from '../state/editor-state.ts';
import { useEditorState } from '../state/use-editor.ts';
import classes from './head.module.css';

const positionsOf = (state: EditorState) => state.document.positions;

/** Colleagues who have the quote open, with their position. */
export function Colleagues() {
  const others = useColleagues();
  const positions = useEditorState(positionsOf);
  if (others.length === 0) return null;
  const names = listOf(
    others.map(({ name, position }) => {
      const place = positions.findIndex(({ id }) => id === position);
      return place === -1 ? name : `${name} (pos. ${place + 1})`;
    }),
  );
  const words = `Anche ${names} ${agree(others.length, 'sta guardando', 'stanno guardando')}`;
  return (
    <Tooltip label={`${words} questo preventivo.`}>
      <span className={classes.colleagues} role="status" data-private>
        <IconUsers size={15} stroke={1.8} aria-hidden="true" />
        <span className={classes.colleaguesText}>{words}</span>
      </span>
    </Tooltip>
  );
}
