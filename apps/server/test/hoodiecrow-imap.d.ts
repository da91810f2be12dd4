declare module 'hoodiecrow-imap' {
  interface StoredMessage {
    raw: string;
    flags?: string[];
  }
  interface Folder {
    messages?: StoredMessage[];
    uidvalidity?: number;
  }
  interface ImapServer {
    readonly server: import('node:net').Server;
    readonly storage: Readonly<Record<string, Required<Folder>>>;
    listen(port: number, host: string, ready: () => void): void;
    close(done?: () => void): void;
    appendMessage(folder: string, flags: string[], date: false, raw: Buffer): void;
  }
  export default function hoodiecrow(options: {
    plugins: readonly string[];
    storage: Record<string, Folder | { separator: string; folders: Record<string, Folder> }>;
  }): ImapServer;
}
