import type { CompanyKind, Role } from '@truciolo/contract';
import type { AttemptLimiter } from './attempt-limiter.ts';
import type { Act } from './audit.ts';
import type { Clock } from './clock.ts';
import type { AfterCommit, Db, Handles } from './database/handles.ts';
import type { Reader } from './database/reader.ts';
import type { FileStore } from './files/file-store.ts';
import type { Receive } from './files/received-file.ts';
import type { Scanner } from './files/scanner.ts';
import type { Live } from './live/live.ts';
import type { Log } from './log.ts';
import type { Secrets } from './secrets.ts';
import type { Tasks } from './tasks/tasks.ts';
import type { Tickets } from './tickets.ts';
import type { Workers } from './workers/workers.ts';

/** The authenticated user of a request, with current data of the database. */
export interface Actor {
  readonly userGuid: string;
  readonly sessionGuid: string;
  readonly companyGuid: string;
  readonly companyName: string;
  readonly companyKind: CompanyKind;
  /** The reseller of the company; a supplier is its own. */
  readonly supplierGuid: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** The owner of the address has opened a link mailed to it. */
  readonly emailConfirmed: boolean;
  readonly role: Role;
  readonly hideCosts: boolean;
  /** The session belongs to a shared tablet. */
  readonly sharedTablet: boolean;
  /** The company requires a second factor and this user has none yet: only its set-up is allowed. */
  readonly secondFactorDue: boolean;
  readonly capabilities: readonly string[];
  /** Names of the users who can assign a seat, for a user without one; otherwise empty. */
  readonly seatManagers: readonly string[];
  /** null = does not expire. */
  readonly licenseExpiration: Date | null;
  /** Present when the caller is a program with an API key. */
  readonly keyGuid?: string;
  /** Position of the database's log at the start of the request: everything that was answered before precedes it. */
  readonly logPosition?: string | null;
}

/** Settings of the installation that use cases read. */
export interface Policy {
  readonly maxSessions: number;
  readonly sessionIdleDays: number;
  readonly refuseCommonPasswords: boolean;
  readonly publicUrl: string;
  /** False without a mail server: messages are written to files. */
  readonly sendsMail: boolean;
  readonly supportEmail: string;
  /** Domain of the addresses for forwarded requests; null where no mail is received. */
  readonly inboundDomain: string | null;
  /** Webhooks may use plain http and internal addresses. */
  readonly privateWebhooks: boolean;
}

/** Services of every use case; there are no globals. */
export interface Services {
  readonly handles: Handles;
  readonly reader: Reader;
  readonly clock: Clock;
  readonly tasks: Tasks;
  readonly live: Live;
  readonly files: FileStore;
  readonly receive: Receive;
  /** Virus scanner of the installation; null where it has none. */
  readonly scanner: Scanner | null;
  readonly secrets: Secrets;
  readonly limiter: AttemptLimiter;
  readonly tickets: Tickets;
  readonly log: Log;
  readonly policy: Policy;
  readonly supplierGuid: string;
  readonly workers: Workers;
}

export interface Caller {
  readonly ip: string;
  /** The call comes from the machine the server runs on; false where a proxy names another address. */
  readonly isLocal: boolean;
  readonly userAgent: string;
}

export interface PublicContext extends Services {
  readonly caller: Caller;
  /** Present when a public call carried a valid token. */
  readonly actor: Actor | null;
}

export interface Context extends PublicContext {
  readonly actor: Actor;
  /** One transaction on the actor's company. */
  tenant<T>(work: (db: Db, afterCommit: AfterCommit) => Promise<T>): Promise<T>;
  /** Writes one audit entry of the actor's company in the transaction of its change. */
  audit(db: Db, act: Act): Promise<void>;
  /** Reports the progress of a long call; no effect where the call is not declared with `progress`. */
  report(done: number, total: number): void;
}
