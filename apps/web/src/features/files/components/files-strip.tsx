import { ActionIcon, Button, FileButton } from '@mantine/core';
import { IconEye, IconEyeOff, IconPaperclip, IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QuoteFile } from '@truciolo/contract';
import { type DragEvent, lazy, Suspense, useState } from 'react';
import { askConfirmation } from '../../../components/popup/popup.tsx';
import { useAct } from '../../../components/use-act.ts';
import { ACCEPTED_FILES } from '../../../entities/files/attached-file.ts';
import { FileMark } from '../../../entities/files/file-mark.tsx';
import { filesKey } from '../../../entities/files/files-key.ts';
import { RunningFiles } from '../../../entities/files/running-files.tsx';
import { useUploads } from '../../../entities/files/use-uploads.ts';
import { formatBytes } from '../../../lib/format/numbers.ts';
import { filesQuery, removeFile, uploadFile } from '../api/file-calls.ts';
import classes from './files.module.css';

/** The readers of drawings come with the first file that is opened. */
const PreviewDialog = lazy(() => import('../preview/preview-dialog.tsx'));

interface FilesStripProps {
  readonly quoteGuid: string;
  /** Null: files of the whole quote. */
  readonly positionId: string | null;
  readonly readOnly: boolean;
  /** The files of the whole quote stand beside those of the position. */
  readonly withWhole?: boolean;
  /** Text for an empty read-only list. */
  readonly nothing?: string;
  /** The picture that the customer is shown in the offer, where one can be chosen. */
  readonly picture?: ShownChoice;
  /** The light model that the customer may turn on the offer's page, where one can be chosen. */
  readonly mesh?: ShownChoice;
}

interface ShownChoice {
  readonly guid: string | null;
  readonly choose: (guid: string | null) => void;
}

interface ShowToCustomerProps {
  readonly file: QuoteFile;
  readonly shown: ShownChoice;
  readonly readOnly: boolean;
}

/** The customer sees one picture and one model per position; the other files stay internal. */
function ShowToCustomer({ file, shown, readOnly }: ShowToCustomerProps) {
  const isShown = shown.guid === file.guid;
  const Icon = isShown ? IconEye : IconEyeOff;
  const [is, make] =
    file.kind === 'mesh'
      ? ['Nella pagina dell’offerta: il cliente lo gira', 'Fai girare al cliente nella pagina dell’offerta']
      : ['Nell’offerta: il cliente la vede', 'Mostra nell’offerta'];
  const text = isShown ? is : make;
  return (
    <ActionIcon
      size="sm"
      aria-label={`${text}: ${file.name}`}
      aria-pressed={isShown}
      title={text}
      disabled={readOnly}
      onClick={() => shown.choose(isShown ? null : file.guid)}
    >
      <Icon size={14} stroke={1.6} />
    </ActionIcon>
  );
}

/** Files of a quote or of one position: dropped or chosen, with their progress, to open and to remove. */
export function FilesStrip(props: FilesStripProps) {
  const { quoteGuid, positionId, readOnly, withWhole = false, nothing, picture, mesh } = props;
  // Pictures that a page and the PDF can show alike.
  const choices: Partial<Record<QuoteFile['kind'], ShownChoice | undefined>> = {
    png: picture,
    jpeg: picture,
    mesh,
  };
  const files = useQuery(filesQuery(quoteGuid));
  const cache = useQueryClient();
  const reload = () => cache.invalidateQueries({ queryKey: filesKey(quoteGuid) });
  const { running, add, stop } = useUploads({
    send: async (file, sending) => {
      const { kind } = await uploadFile(quoteGuid, positionId, file, sending);
      if ((kind !== 'step' && kind !== 'iges') || !positionId || !mesh) return;
      // The reader of models comes with the first one; the upload has ended and does not wait for it.
      void import('../api/add-light-model.ts')
        .then(({ addLightModel }) => addLightModel(quoteGuid, positionId, file))
        .then((isThere) => (isThere ? reload() : undefined))
        .catch(() => {});
    },
    onSettled: reload,
  });
  const { act, isBusy } = useAct(filesKey(quoteGuid));
  const [isOver, setOver] = useState(false);
  const [shown, setShown] = useState<QuoteFile | null>(null);
  const own = (files.data ?? []).filter(
    (file) => file.positionId === positionId || (withWhole && file.positionId === null),
  );

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!readOnly) void add([...event.dataTransfer.files]);
  };
  const remove = async (file: QuoteFile) => {
    const isSure = await askConfirmation({
      title: `Togliere «${file.name}»?`,
      text: 'Il file viene cancellato dal preventivo.',
      confirm: 'Togli file',
      destructive: true,
    });
    if (isSure) await act(() => removeFile(quoteGuid, file.guid), 'File tolto');
  };

  if (readOnly && own.length === 0)
    return nothing && files.isSuccess ? <p className="small dim">{nothing}</p> : null;
  return (
    <section
      className={classes.strip}
      aria-label="Disegni e modelli"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <ul className={classes.list} data-private>
        {own.map((file) => (
          <li key={file.guid} className={classes.file}>
            <button
              type="button"
              aria-label={`Apri ${file.name}`}
              title={`${file.name}, ${file.uploadedBy}`}
              onClick={() => setShown(file)}
            >
              <FileMark file={file} />
              <span className={classes.name}>{file.name}</span>
              <span className={classes.size}>{formatBytes(file.bytes)}</span>
            </button>
            {choices[file.kind] ? (
              <ShowToCustomer file={file} shown={choices[file.kind] as ShownChoice} readOnly={readOnly} />
            ) : null}
            {readOnly ? null : (
              <ActionIcon
                size="sm"
                aria-label={`Togli ${file.name}`}
                disabled={isBusy}
                onClick={() => void remove(file)}
              >
                <IconTrash size={14} stroke={1.6} />
              </ActionIcon>
            )}
          </li>
        ))}
        <RunningFiles running={running} onStop={stop} classes={classes} />
      </ul>
      {readOnly ? null : (
        <FileButton multiple accept={ACCEPTED_FILES} onChange={(chosen) => void add(chosen)}>
          {(props) => (
            <Button
              {...props}
              size="xs"
              variant="subtle"
              leftSection={<IconPaperclip size={16} stroke={1.6} />}
            >
              Allega disegno o modello
            </Button>
          )}
        </FileButton>
      )}
      {shown ? (
        <Suspense>
          <PreviewDialog file={shown} onClose={() => setShown(null)} />
        </Suspense>
      ) : null}
    </section>
  );
}
