import type pg from 'pg';

/** The COPY part of pg's connection, which its types lack. */
interface CopyConnection {
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(message: string): void;
  readonly stream: {
    readonly writableNeedDrain: boolean;
    once(event: 'drain', act: () => void): void;
  };
}

async function send(connection: CopyConnection, chunks: Iterable<string>): Promise<void> {
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
    const query = {
      submit: (connection: CopyConnection) => connection.query(statement),
      handleCopyInResponse: (connection: CopyConnection) =>
        void send(connection, chunks).catch((error: Error) => connection.sendCopyFail(error.message)),
      handleError: reject,
      handleReadyForQuery: () => resolve(),
      handleCommandComplete: () => undefined,
    };
    client.query(query as unknown as pg.Submittable);
  });
}
