import type { CompanyKind, Role } from '@truciolo/contract';
import type { AttemptLimiter } from './attempt-limiter.ts';
import type { Act } from './audit.ts';
import type { Clock } from './clock.ts';
import type { AfterCommit, Db, Handles } from './database/handles.ts';
import type { Reader } from './database/reader.ts';
import type { FileStore } from './files/file-store.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Live } from './live/live.ts';
import type { Log } from './log.ts';
import type { Secrets } from './secrets.ts';
import type { Threads } from './threads/threads.ts';
import type { Tickets } from './tickets.ts';

/** The person behind a request, as the database knows them now. */
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
  readonly role: Role;
  readonly hideCosts: boolean;
  /** The session is one of a tablet that several people press on. */
  readonly sharedTablet: boolean;
  /** The company asks a second step at login and this person has none yet: only that can be done. */
  readonly secondFactorDue: boolean;
  readonly capabilities: readonly string[];
  /** Names of who can give a seat to who has none; empty for everybody else. */
  readonly seatManagers: readonly string[];
  /** null = does not expire. */
  readonly licenseExpiration: Date | null;
  /** Where the database's log stood when the request was let in: all that anybody was told before is before it. */
  readonly logPosition?: string | null;
}

/** Settings of the installation that use cases look at. */
export interface Policy {
  readonly maxSessions: number;
  readonly sessionIdleDays: number;
  readonly refuseCommonPasswords: boolean;
  readonly publicUrl: string;
  /** False without a mail server: messages become files that reach nobody. */
  readonly sendsMail: boolean;
  readonly supportEmail: string;
  /** Webhooks may go to plain http and into the own network. */
  readonly privateWebhooks: boolean;
}

/** What every use case may use; nothing global. */
export interface Services {
  readonly handles: Handles;
  readonly reader: Reader;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly live: Live;
  readonly files: FileStore;
  readonly secrets: Secrets;
  readonly limiter: AttemptLimiter;
  readonly tickets: Tickets;
  readonly log: Log;
  readonly policy: Policy;
  readonly supplierGuid: string;
  readonly threads: Threads;
}

export interface Caller {
  readonly ip: string;
  readonly userAgent: string;
}

export interface PublicContext extends Services {
  readonly caller: Caller;
  /** Present when the call carried a valid token, though none was asked for. */
  readonly actor: Actor | null;
}

export interface Context extends PublicContext {
  readonly actor: Actor;
  /** One transaction on the actor's own company. */
  tenant<T>(work: (db: Db, afterCommit: AfterCommit) => Promise<T>): Promise<T>;
  /** One row of history of the actor's company, in the transaction of the change it tells of. */
  audit(db: Db, act: Act): Promise<void>;
  /** Tells the caller how far a long call is; nothing where the call is not declared with `progress`. */
  report(done: number, total: number): void;
}
