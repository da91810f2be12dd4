import { queryOptions } from '@tanstack/react-query';
import { buildPath, type QuoteFile, quoteFiles, readFailure } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';
import { refuseExpiredWrite } from '../../../lib/api/write-guard.ts';
import { getSessionUser, readToken } from '../../../lib/session/session-store.ts';
import { site } from '../../../lib/site.ts';

export const filesKey = (guid: string) => ['quote-files', guid] as const;

export const filesQuery = (guid: string) =>
  queryOptions({
    queryKey: filesKey(guid),
    queryFn: ({ signal }) => api(quoteFiles.list, { params: { guid } }, { signal }),
    // The addresses in it hold for an hour.
    staleTime: 10 * 60_000,
  });

export const removeFile = (guid: string, fileGuid: string) =>
  api(quoteFiles.delete, { params: { guid, fileGuid } });

interface Upload {
  readonly guid: string;
  readonly position: string | null;
  readonly file: File;
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Of the browser's two ways to send a body this is the one that tells how far it is. */
export function uploadFile({ guid, position, file, onProgress, signal }: Upload): Promise<QuoteFile> {
  refuseExpiredWrite(quoteFiles.upload, getSessionUser(), Date.now());
  const query = { name: file.name, ...(position ? { position } : {}) };
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${site.apiBase}${buildPath(quoteFiles.upload, { params: { guid }, query })}`);
    request.setRequestHeader('content-type', quoteFiles.upload.upload.types[0]);
    request.setRequestHeader('authorization', `Bearer ${readToken() ?? ''}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status === 201) resolve(quoteFiles.upload.answer.parse(JSON.parse(request.responseText)));
      else reject(readFailure(request.status, request.responseText));
    };
    request.onerror = () => reject(readFailure(0, ''));
    request.onabort = () => reject(new DOMException('aborted', 'AbortError'));
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}
