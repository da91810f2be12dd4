import {
  buildPath,
  type RouteAnswer,
  type RouteInput,
  type RouteSpec,
  readFailure,
} from '@truciolo/contract';
import { getSessionUser, readToken } from '../session/session-store.ts';
import { site } from '../site.ts';
import { refuseExpiredWrite } from './write-guard.ts';

type UploadSpec = RouteSpec & { readonly upload: { readonly types: readonly string[] } };

export interface Sending {
  /** 0-1 */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Sends a file as the raw body with XMLHttpRequest, which unlike fetch reports the progress. */
export function sendFile<Spec extends UploadSpec>(
  spec: Spec,
  input: Omit<RouteInput<Spec>, 'upload'>,
  file: File,
  { onProgress, signal }: Sending,
): Promise<RouteAnswer<Spec>> {
  refuseExpiredWrite(spec, getSessionUser(), Date.now());
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(spec.method, `${site.apiBase}${buildPath(spec, input)}`);
    request.setRequestHeader('content-type', spec.upload.types[0] ?? 'application/octet-stream');
    const token = readToken();
    // Buyers send files without an account.
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status === 201)
        resolve(spec.answer.parse(JSON.parse(request.responseText)) as RouteAnswer<Spec>);
      else reject(readFailure(request.status, request.responseText));
    };
    request.onerror = () => reject(readFailure(0, ''));
    request.onabort = () => reject(new DOMException('aborted', 'AbortError'));
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}
