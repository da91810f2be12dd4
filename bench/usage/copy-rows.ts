import type pg from 'pg';

/** Its types lack the COPY part of a connection. */
declare module 'pg' {
  interface Connection {
    sendCopyFromChunk(chunk: Buffer): void;
    endCopyFrom(): void;
    sendCopyFail(message: string): void;
  }
}

async function send(connection: pg.Connection, chunks: Iterable<string>): Promise<void> {
  for (const chunk of chunks) {
    connection.sendCopyFromChunk(Buffer.from(chunk));
    if (connection.stream.writableNeedDrain)
      await new Promise<void>((resolve) => connection.stream.once('drain', resolve));
  }
  connection.endCopyFrom();
}

/** `copy … from stdin`, fed with chunks of whole lines in COPY's text format. */
export function copyRows(client: pg.Client, statement: string, chunks: Iterable<string>): Promise<void> {
  return new Promise((resolve, reject) => {
    client.query({
      submit: (connection: pg.Connection) => connection.query(statement),
      handleCopyInResponse: (connection: pg.Connection) =>
        void send(connection, chunks).catch((error: Error) => connection.sendCopyFail(error.message)),
      handleError: reject,
      handleReadyForQuery: () => resolve(),
      handleCommandComplete: () => undefined,
    });
  });
}
