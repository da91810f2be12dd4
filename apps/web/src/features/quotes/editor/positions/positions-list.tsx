import { DragDropContext, Droppable, type DropResult } from '@hello-pangea/dnd';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useRef } from 'react';
import type { EditorState } from '../state/editor-state.ts';
import { useEditor, useEditorState, useReadOnly } from '../state/use-editor.ts';
import { moved } from './position-acts.ts';
import { DraggableRow, handleOf, RowContent } from './position-row.tsx';
import classes from './positions.module.css';
import { useOrdered } from './use-ordered.ts';

/** px, as in the style sheet. */
const ROW = 76;

const positionsOf = (state: EditorState) => state.document.positions;
const pricedOf = (state: EditorState) => state.priced.positions;
const selectedOf = (state: EditorState) => state.positionId;

/** The positions in their order; only the visible ones are rendered. A row is dragged with the mouse, or with blank and arrows. */
export function PositionsList() {
  const { store } = useEditor();
  const readOnly = useReadOnly();
  const positions = useEditorState(positionsOf);
  const offered = useEditorState(pricedOf);
  const ordered = useOrdered();
  const priced = ordered?.priced.positions ?? offered;
  const selected = useEditorState(selectedOf);
  const scroll = useRef<HTMLElement | null>(null);
  const virtual = useVirtualizer({
    count: positions.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => ROW,
    overscan: 6,
    getItemKey: (index) => positions[index]?.id ?? index,
  });
  const select = useCallback((id: string) => store.select(id), [store]);
  const place = positions.findIndex(({ id }) => id === selected);
  useEffect(() => {
    if (place >= 0) virtual.scrollToIndex(place, { align: 'auto' });
  }, [place, virtual]);
  const onDragEnd = ({ source, destination }: DropResult) => {
    if (destination) store.edit((document) => moved(document, source.index, destination.index));
  };
  return (
    <DragDropContext
      onDragEnd={onDragEnd}
      dragHandleUsageInstructions="Spazio per prendere la posizione, frecce per spostarla, spazio per lasciarla."
    >
      <Droppable
        droppableId="positions"
        mode="virtual"
        renderClone={(provided, _snapshot, { source }) => {
          const position = positions[source.index];
          return (
            <li
              ref={provided.innerRef}
              {...provided.draggableProps}
              {...handleOf(provided)}
              className={classes.clone}
            >
              {position ? (
                <RowContent position={position} priced={priced[source.index]} index={source.index} />
              ) : null}
            </li>
          );
        }}
      >
        {(provided) => (
          <nav
            aria-label="Posizioni del preventivo"
            className={classes.scroll}
            {...provided.droppableProps}
            ref={(element) => {
              scroll.current = element;
              provided.innerRef(element);
            }}
          >
            <ul className={classes.list} style={{ height: virtual.getTotalSize() }}>
              {virtual.getVirtualItems().map(({ index, start }) => {
                const position = positions[index];
                return position ? (
                  <DraggableRow
                    key={position.id}
                    position={position}
                    priced={priced[index]}
                    index={index}
                    ordered={ordered ? (ordered.quantities.get(position.id) ?? null) : undefined}
                    selected={position.id === selected}
                    onSelect={select}
                    top={start}
                    movable={!readOnly}
                  />
                ) : null;
              })}
            </ul>
          </nav>
        )}
      </Droppable>
    </DragDropContext>
  );
}
