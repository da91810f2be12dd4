import type { AttachedFile } from '@truciolo/contract';
import { useState } from 'react';
import { addressOf, isPicture } from '../../../entities/files/attached-file.ts';
import { FileMark } from '../../../entities/files/file-mark.tsx';
import { formatBytes } from '../../../lib/format/numbers.ts';
import classes from './comment-files.module.css';
import { PictureDialog } from './picture-dialog.tsx';

/** Attachments of a comment: pictures to view, other files to download. */
export function CommentFiles({ files }: { readonly files: readonly AttachedFile[] }) {
  const [shown, setShown] = useState<AttachedFile | null>(null);
  if (files.length === 0) return null;
  return (
    <ul className={classes.files} data-private>
      {files.map((file) => (
        <li key={file.guid}>
          {isPicture(file) ? (
            <button
              type="button"
              className={classes.picture}
              aria-label={`Apri ${file.name}`}
              title={file.name}
              onClick={() => setShown(file)}
            >
              <FileMark file={file} />
            </button>
          ) : (
            <a className={classes.file} href={addressOf(file)} download={file.name}>
              <FileMark file={file} />
              <span className={classes.name}>{file.name}</span>
              <span className={classes.size}>{formatBytes(file.bytes)}</span>
            </a>
          )}
        </li>
      ))}
      {shown ? <PictureDialog file={shown} onClose={() => setShown(null)} /> : null}
    </ul>
  );
}
