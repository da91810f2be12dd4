import pg from 'pg';

const RECONNECT_MS = 1000;

/** Keeps one connection for LISTEN and reconnects whenever it breaks, until it succeeds. */
export function openNotificationClient(url: string, onError: (error: Error) => void) {
  const channels = new Map<string, (payload: string) => void>();
  let client: pg.Client | null = null;
  let closed = false;

  const connect = async () => {
    const fresh = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 5000,
      // A machine that is gone closes nothing: unanswered packets tell.
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    fresh.on('error', onError);
    fresh.on('notification', ({ channel, payload }) => channels.get(channel)?.(payload ?? ''));
    await fresh.connect();
    for (const channel of channels.keys()) await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
    client = fresh;
    fresh.once('end', () => {
      client = null;
      reconnectLater();
    });
  };

  const reconnectLater = () => {
    if (closed) return;
    const attempt = () =>
      connect().catch((error: Error) => {
        onError(error);
        reconnectLater();
      });
    setTimeout(() => void (closed || attempt()), RECONNECT_MS).unref();
  };

  return {
    listen: async (channel: string, onPayload: (payload: string) => void) => {
      channels.set(channel, onPayload);
      if (client) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      else await connect();
    },
    close: async () => {
      closed = true;
      await client?.end();
    },
  };
}
