import { NativeSelect } from '@mantine/core';
import { type DragEvent, useState } from 'react';
import { countOf } from '../../../lib/format/counts.ts';
import classes from './board.module.css';

interface BoardColumn {
  /** Null: the column of unassigned cards. */
  readonly guid: string | null;
  readonly title: string;
  /** Noun of the cards: "azienda", "aziende". */
  readonly counted: readonly [one: string, many: string];
}

interface BoardCard {
  readonly guid: string;
  readonly title: string;
  readonly note: string;
  readonly columnGuid: string | null;
}

interface BoardProps {
  readonly columns: readonly BoardColumn[];
  readonly cards: readonly BoardCard[];
  readonly isBusy: boolean;
  readonly onMove: (card: BoardCard, columnGuid: string | null) => void;
}

const NOBODY = '';

/** Cards can be dragged between columns; each card's own select does the same by keyboard and on a phone. */
export function Board({ columns, cards, isBusy, onMove }: BoardProps) {
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const choices = columns.map(({ guid, title }) => ({ value: guid ?? NOBODY, label: title }));

  const drop = (event: DragEvent, columnGuid: string | null) => {
    event.preventDefault();
    const card = cards.find(({ guid }) => guid === dragged);
    setDragged(null);
    setOver(null);
    if (card && card.columnGuid !== columnGuid && !isBusy) onMove(card, columnGuid);
  };

  return (
    <div className={classes.board}>
      {columns.map((column) => {
        const key = column.guid ?? NOBODY;
        const own = cards.filter(({ columnGuid }) => columnGuid === column.guid);
        return (
          <section
            key={key}
            className={classes.column}
            aria-label={column.title}
            data-over={over === key || undefined}
            onDragOver={(event) => {
              event.preventDefault();
              setOver(key);
            }}
            onDragLeave={() => setOver(null)}
            onDrop={(event) => drop(event, column.guid)}
          >
            <div className={classes.head}>
              <h2>{column.title}</h2>
              <span className="dim small">{countOf(own.length, ...column.counted)}</span>
            </div>
            <ul className={classes.cards}>
              {own.map((card) => (
                <li
                  key={card.guid}
                  className={classes.card}
                  draggable={!isBusy}
                  data-dragging={dragged === card.guid || undefined}
                  onDragStart={() => setDragged(card.guid)}
                  onDragEnd={() => setDragged(null)}
                >
                  <span className={classes.title}>{card.title}</span>
                  <span className="dim small">{card.note}</span>
                  <NativeSelect
                    size="xs"
                    aria-label={`Chi segue ${card.title}`}
                    data={choices}
                    value={card.columnGuid ?? NOBODY}
                    disabled={isBusy}
                    onChange={(event) => onMove(card, event.currentTarget.value || null)}
                    data-private
                  />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
