import { IconPlus } from '@tabler/icons-react';
import type { RequestFile, ShopRequest } from '@truciolo/contract';
import type { DragEvent } from 'react';
import { askConfirmation } from '../../../components/popup/popup.tsx';
import { useAct } from '../../../components/use-act.ts';
import { newId } from '../../../lib/new-id.ts';
import { pickFiles } from '../../../lib/pick-files.ts';
import { removeFile, saveRequest } from '../api/request-calls.ts';
import { type FileTarget, moveFile } from '../pairing/move-file.ts';
import { useAddFiles } from '../pairing/use-add-files.ts';
import { DRAGGED_FILE, FileCell } from './file-cell.tsx';
import frame from './preview.module.css';
import classes from './preview-files.module.css';

interface PreviewFilesProps {
  readonly request: ShopRequest;
  readonly mayWrite: boolean;
}

/** Drawing and model of each position in one row; the rest below. */
export function PreviewFiles({ request, mayWrite }: PreviewFilesProps) {
  const { act } = useAct();
  const { files, content, guid } = request;
  const mayMove = mayWrite && request.state !== 'quoted';
  const byGuid = new Map(files.map((file) => [file.guid, file]));
  const used = new Set(content.positions.flatMap(({ files: own }) => own));
  const others = files.filter((file) => !used.has(file.guid));
  const { add } = useAddFiles(guid, mayMove);
  const move = (file: RequestFile, target: FileTarget) => {
    const changes = moveFile(content, file, target, newId);
    if (changes.length > 0) void act(() => saveRequest(guid, changes), 'File spostato.');
  };
  const remove = async (file: RequestFile) => {
    const question = {
      title: 'Eliminare il file?',
      text: `«${file.name}» si elimina dalla richiesta.`,
      confirm: 'Elimina',
    };
    if (await askConfirmation(question)) await act(() => removeFile(guid, file.guid), 'File eliminato.');
  };
  /** A row takes a file of this request that is dragged onto it. */
  const takes = (target: FileTarget) =>
    mayMove
      ? {
          onDragOver: (event: DragEvent) => {
            if (event.dataTransfer.types.includes(DRAGGED_FILE)) event.preventDefault();
          },
          onDrop: (event: DragEvent) => {
            const file = byGuid.get(event.dataTransfer.getData(DRAGGED_FILE));
            if (file) move(file, target);
          },
        }
      : {};
  const cell = (file: RequestFile) => (
    <FileCell
      request={request}
      file={file}
      mayMove={mayMove}
      onMove={move}
      onRemove={(gone) => void remove(gone)}
    />
  );
  return (
    <section className={classes.files} aria-label="Allegati">
      <div className={frame.bar}>
        <h3>Allegati</h3>
        <span>{files.length > 0 ? 'disegno + modello = una posizione' : 'nessun file'}</span>
        {mayMove ? (
          <button type="button" className={frame.link} onClick={() => pickFiles({}, add)}>
            Aggiungi file
          </button>
        ) : null}
      </div>
      <ul>
        {content.positions.map(({ id, files: own }, index) =>
          own.length === 0 && files.length === 0 ? null : (
            <li key={id} {...takes({ id })}>
              {own
                .flatMap((one) => byGuid.get(one) ?? [])
                .map((file, at) => (
                  <span key={file.guid} className={classes.pair}>
                    {at > 0 ? <IconPlus size={12} stroke={2} aria-hidden="true" /> : null}
                    {cell(file)}
                  </span>
                ))}
              {own.length === 0 ? <span className={classes.noFile}>nessun file</span> : null}
              <span className={classes.place}>
                <i className={frame.number}>{index + 1}</i> posizione
              </span>
            </li>
          ),
        )}
        {others.length > 0 ? (
          <li {...takes(null)}>
            {others.map((file) => (
              <span key={file.guid} className={classes.pair}>
                {cell(file)}
              </span>
            ))}
            <span className={classes.place}>senza posizione</span>
          </li>
        ) : null}
        {mayMove && files.length > 0 ? (
          <li className={classes.newPlace} {...takes('new')}>
            Trascina qui un file per una nuova posizione
          </li>
        ) : null}
      </ul>
    </section>
  );
}
