import { ActionIcon, Loader } from '@mantine/core';
import { IconAlertTriangle, IconX } from '@tabler/icons-react';
import type { SolidModel } from '@truciolo/part';
import type { DeskFile } from '../../../entities/parts/desk/part-desk.ts';
import type { DeskPlace } from '../desk/use-desk.ts';
import classes from './lists.module.css';

interface PartsListProps {
  readonly files: readonly DeskFile[];
  readonly place: DeskPlace | null;
  readonly onPlace: (place: DeskPlace) => void;
  readonly onRemove: (id: number) => void;
}

/** A solid is known by its place in the file: names may come twice. */
const solidRow = ({ name, count }: SolidModel, index: number) => ({
  key: `solid-${index}`,
  index,
  name: name ?? `Solido ${index + 1}`,
  count,
});

const countText = (count: number): string => (count > 1 ? ` · ${count} volte` : '');

/** Every part on the desk: a file, or each solid of it. */
export function PartsList({ files, place, onPlace, onRemove }: PartsListProps) {
  return (
    <ul className={classes.parts} aria-label="Pezzi">
      {files.map((entry) => {
        const { id, file, state, problem, model } = entry;
        const solids = model?.solids ?? [];
        const isBusy = state === 'reading' || state === 'measuring';
        return (
          <li key={id}>
            <div
              className={classes.part}
              data-chosen={(place?.file === id && solids.length < 2) || undefined}
            >
              <button
                type="button"
                className={classes.partName}
                aria-current={place?.file === id && solids.length < 2}
                onClick={() => onPlace({ file: id, solid: 0 })}
              >
                <span>{file.name}</span>
                {state === 'waiting' ? <small>in attesa</small> : null}
                {state === 'failed' ? <small data-tone="bad">{problem}</small> : null}
                {solids.length > 1 ? <small>{solids.length} solidi</small> : null}
              </button>
              {isBusy ? <Loader size={14} aria-label="In lettura" /> : null}
              {state === 'failed' ? <IconAlertTriangle size={14} stroke={1.8} aria-hidden="true" /> : null}
              <ActionIcon
                variant="subtle"
                size={24}
                aria-label={isBusy ? `Annulla ${file.name}` : `Togli ${file.name}`}
                onClick={() => onRemove(id)}
              >
                <IconX size={14} stroke={1.6} />
              </ActionIcon>
            </div>
            {solids.length > 1 ? (
              <ol className={classes.solids}>
                {solids.map(solidRow).map(({ key, index, name, count }) => (
                  <li key={key}>
                    <button
                      type="button"
                      aria-current={place?.file === id && place.solid === index}
                      data-chosen={(place?.file === id && place.solid === index) || undefined}
                      onClick={() => onPlace({ file: id, solid: index })}
                    >
                      {name}
                      <small>{countText(count)}</small>
                    </button>
                  </li>
                ))}
              </ol>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
