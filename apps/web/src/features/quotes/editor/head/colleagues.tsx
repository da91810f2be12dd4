import { Tooltip, VisuallyHidden } from '@mantine/core';
import { listOf } from '@truciolo/italian';
import { agree } from '../../../../lib/format/counts.ts';
import { initials } from '../colleagues/field-names.ts';
import { useColleagues } from '../colleagues/use-colleagues.ts';
import type { EditorState } from '../state/editor-state.ts';
import { useEditorState } from '../state/use-editor.ts';
import classes from './head.module.css';

const positionsOf = (state: EditorState) => state.document.positions;

/** Colleagues shown by their initials; the others are counted. */
const SHOWN = 3;

/** The colleagues who have the quote open; the whole sentence is for the tooltip and for screen readers. */
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
        {others.slice(0, SHOWN).map(({ name }) => (
          <span key={name} className={classes.colleague} aria-hidden="true">
            {initials(name)}
          </span>
        ))}
        {others.length > SHOWN ? <span aria-hidden="true">+{others.length - SHOWN}</span> : null}
        <VisuallyHidden>{words}</VisuallyHidden>
      </span>
    </Tooltip>
  );
}
