import { type ApiError, type ClientOptions, createClient } from '@truciolo/contract';
import { getSessionUser, readToken } from '../session/session-store.ts';
import { site } from '../site.ts';
import { refuseUnread } from '../unread-fields.ts';
import { refuseExpiredWrite } from './write-guard.ts';

export interface ApiFailure {
  readonly error: ApiError;
  /** The call carried a token: a 401 then means that the session is over. */
  readonly hadToken: boolean;
  /** The call has no user action behind it (autosave, presence, usage events): it must not interrupt the user. */
  readonly background: boolean;
}

let announce: (failure: ApiFailure) => void = () => {};

/** Listened to by the app's popups for ended sessions and expired licences. */
export function onApiFailure(listener: (failure: ApiFailure) => void): void {
  announce = listener;
}

/** The body in chunks as they arrive. */
async function* piecesOf({ body }: Response): AsyncGenerator<string> {
  if (!body) return;
  const reader = body.getReader();
  const decoder = new TextDecoder();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield decoder.decode(value, { stream: true });
  }
}

const options: ClientOptions = {
  base: site.apiBase,
  token: readToken,
  fetch: async (url, request) => {
    const response = await fetch(url, request as RequestInit);
    return {
      ok: response.ok,
      status: response.status,
      type: response.headers.get('content-type') ?? '',
      text: () => response.text(),
      pieces: () => piecesOf(response),
    };
  },
  before: (spec) => {
    refuseUnread(spec);
    refuseExpiredWrite(spec, getSessionUser(), Date.now());
  },
};

/** Calls that follow a user action. */
export const api = createClient({
  ...options,
  onError: (error, _spec, hadToken) => announce({ error, hadToken, background: false }),
});

/** Calls the app makes by itself. */
export const backgroundApi = createClient({
  ...options,
  onError: (error, _spec, hadToken) => announce({ error, hadToken, background: true }),
});

/** Calls whose errors are always handled by the caller: the check at the start, logout. */
export const silentApi = createClient(options);
