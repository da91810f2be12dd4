import { IconPlus } from '@tabler/icons-react';
import type { RequestFile, ShopRequest } from '@truciolo/contract';
import { useAct } from '../../../components/use-act.ts';
import { formatBytes } from '../../../lib/format/numbers.ts';
import { pickFiles } from '../../../lib/pick-files.ts';
import { addFile } from '../api/request-calls.ts';
import { FileThumb } from './file-thumb.tsx';
import classes from './preview.module.css';

const FileCell = ({ file }: { readonly file: RequestFile }) => (
  <span className={classes.file}>
    <FileThumb kind={file.kind} name={file.name} />
    <span className={classes.fileName}>{file.name}</span>
    <small>{formatBytes(file.bytes)}</small>
  </span>
);

/** Drawing and model of each position in one row; the rest below. */
export function PreviewFiles({
  request,
  mayWrite,
}: {
  readonly request: ShopRequest;
  readonly mayWrite: boolean;
}) {
  const { act } = useAct();
  const { files, content } = request;
  const byGuid = new Map(files.map((file) => [file.guid, file]));
  const paired = content.positions.map(({ files: own }) => own.flatMap((guid) => byGuid.get(guid) ?? []));
  const used = new Set(content.positions.flatMap(({ files: own }) => own));
  const others = files.filter(({ guid }) => !used.has(guid));
  const add = (picked: readonly File[]) =>
    void act(async () => {
      const signal = new AbortController().signal;
      for (const file of picked) await addFile(request.guid, file, { onProgress: () => {}, signal });
    }, 'File aggiunti.');
  return (
    <section className={classes.files} aria-label="Allegati">
      <div className={classes.bar}>
        <h3>Allegati</h3>
        <span>{files.length > 0 ? 'disegno + modello = una posizione' : 'nessun file'}</span>
        {mayWrite && request.state !== 'quoted' ? (
          <button type="button" className={classes.link} onClick={() => pickFiles({}, add)}>
            Aggiungi file
          </button>
        ) : null}
      </div>
      <ul>
        {paired.map((own, index) =>
          own.length === 0 ? null : (
            <li key={content.positions[index]?.id}>
              {own.map((file, at) => (
                <span key={file.guid} className={classes.pair}>
                  {at > 0 ? <IconPlus size={12} stroke={2} aria-hidden="true" /> : null}
                  <FileCell file={file} />
                </span>
              ))}
              <span className={classes.place}>
                <i>{index + 1}</i> posizione
              </span>
            </li>
          ),
        )}
        {others.map((file) => (
          <li key={file.guid}>
            <FileCell file={file} />
          </li>
        ))}
      </ul>
    </section>
  );
}
