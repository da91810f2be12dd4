import { ApiError, SHOP_FILE_BYTES, type ShopRequestView, shopVisits } from '@truciolo/contract';
import { useState } from 'react';
import { sendFile } from '../../../lib/api/send-file.ts';
import { pickFiles } from '../../../lib/pick-files.ts';
import { useWords } from '../words/shop-words.ts';
import forms from './forms.module.css';
import classes from './request-sheet.module.css';

interface RequestFilesProps {
  readonly token: string;
  readonly request: ShopRequestView;
  readonly onRequest: (next: ShopRequestView) => void;
}

const MEGABYTE = 1024 * 1024;

export function RequestFiles({ token, request, onRequest }: RequestFilesProps) {
  const { words } = useWords();
  const [sending, setSending] = useState('');
  const [problems, setProblems] = useState<readonly string[]>([]);
  const problemOf = (file: File, error: unknown): string => {
    if (error instanceof ApiError && error.code === 'UNSUPPORTED_MEDIA') return words.problemKind(file.name);
    return words.sendFailed;
  };
  const add = async (files: readonly File[]) => {
    const found: string[] = [];
    for (const [index, file] of files.entries()) {
      if (file.size === 0) found.push(words.problemEmpty(file.name));
      else if (file.size > SHOP_FILE_BYTES)
        found.push(words.problemSize(file.name, SHOP_FILE_BYTES / MEGABYTE));
      else {
        setSending(words.sendingFile(file.name, index + 1, files.length));
        const quiet = { onProgress: () => {}, signal: new AbortController().signal };
        await sendFile(
          shopVisits.addFile,
          { params: { token }, query: { name: file.name } },
          file,
          quiet,
        ).then(onRequest, (error: unknown) => found.push(problemOf(file, error)));
      }
    }
    setSending('');
    setProblems(found);
  };
  return (
    <section aria-label={words.files}>
      <h2>{words.files}</h2>
      <ul className={classes.files}>
        {request.files.map(({ name, at }) => (
          <li key={`${name} ${at}`}>{name}</li>
        ))}
      </ul>
      {problems.length > 0 ? (
        <p className={forms.alert} role="alert">
          {problems.join(' ')}
        </p>
      ) : null}
      {sending ? <p role="status">{sending}</p> : null}
      {request.state === 'closed' ? null : (
        <button
          type="button"
          className={forms.quiet}
          disabled={sending !== ''}
          onClick={() => pickFiles({}, (files) => void add(files))}
        >
          {words.addFiles}
        </button>
      )}
    </section>
  );
}
