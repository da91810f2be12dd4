import { ColleaguesBadge } from '../../../../entities/colleagues/colleagues-badge.tsx';
import { useColleagues } from '../colleagues/use-colleagues.ts';
import type { EditorState } from '../state/editor-state.ts';
import { useEditorState } from '../state/use-editor.ts';

const positionsOf = (state: EditorState) => state.document.positions;

/** The colleagues who have the quote open. */
export function Colleagues() {
  const others = useColleagues();
  const positions = useEditorState(positionsOf);
  const placed = others.map(({ guid, name, position }) => ({
    guid,
    name,
    place: positions.findIndex(({ id }) => id === position),
  }));
  return <ColleaguesBadge others={placed} what="questo preventivo" />;
}
