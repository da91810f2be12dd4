import { Menu } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { RequestFile, ShopRequest } from '@truciolo/contract';
import { addressOf } from '../../../entities/files/attached-file.ts';
import { formatBytes } from '../../../lib/format/numbers.ts';
import type { FileTarget } from '../pairing/move-file.ts';
import { nameOf } from '../request-words.ts';
import classes from './file-cell.module.css';
import { FileThumb } from './file-thumb.tsx';

interface FileCellProps {
  readonly request: ShopRequest;
  readonly file: RequestFile;
  readonly mayMove: boolean;
  readonly onMove: (file: RequestFile, target: FileTarget) => void;
  readonly onRemove: (file: RequestFile) => void;
}

/** Data type of a dragged file of this request. */
export const DRAGGED_FILE = 'application/x-truciolo-request-file';

/** A file with its actions: it is opened, and moved to a position by the menu or by dragging it there. */
export function FileCell({ request, file, mayMove, onMove, onRemove }: FileCellProps) {
  const { positions } = request.content;
  const ofFile = positions.filter(({ files }) => files.includes(file.guid)).map(({ id }) => id);
  return (
    <Menu position="bottom-start" withinPortal>
      <Menu.Target>
        <button
          type="button"
          className={classes.file}
          aria-label={`${file.name}, azioni`}
          draggable={mayMove}
          onDragStart={({ dataTransfer }) => dataTransfer.setData(DRAGGED_FILE, file.guid)}
        >
          <FileThumb file={file} />
          <span className={classes.fileName}>{file.name}</span>
          <small>{formatBytes(file.bytes)}</small>
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component="a" href={addressOf(file)} target="_blank" rel="noreferrer">
          Apri
        </Menu.Item>
        {mayMove ? (
          <>
            <Menu.Label>Appartiene a</Menu.Label>
            {positions.map((position, index) => (
              <Menu.Item
                key={position.id}
                rightSection={ofFile.includes(position.id) ? <IconCheck size={14} /> : null}
                onClick={() => onMove(file, { id: position.id })}
              >
                {index + 1}. {nameOf(position, index)}
              </Menu.Item>
            ))}
            <Menu.Item onClick={() => onMove(file, 'new')}>Nuova posizione</Menu.Item>
            {ofFile.length > 0 ? (
              <Menu.Item onClick={() => onMove(file, null)}>Nessuna posizione</Menu.Item>
            ) : null}
            <Menu.Divider />
            <Menu.Item color="red" onClick={() => onRemove(file)}>
              Elimina il file
            </Menu.Item>
          </>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  );
}
