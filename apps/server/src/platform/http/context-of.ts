import { type Act, writeAudit } from '../audit.ts';
import type { Actor, Caller, Context, Services } from '../context.ts';
import type { Db } from '../database/handles.ts';

/** A read has no commit to wait for. */
const nothingAfterwards = () => {
  throw new Error('a reading does nothing afterwards');
};

interface Call {
  readonly actor: Actor | null;
  readonly caller: Caller;
  readonly report: Context['report'];
  /** See `Endpoint`. */
  readonly reads?: true | undefined;
}

/** Context of a use case. Use cases of public calls declare that they have no company, so they never ask for it. */
export const contextOf = (services: Services, { actor, caller, report, reads }: Call): Context =>
  ({
    ...services,
    actor,
    caller,
    report,
    tenant: (work: Parameters<Context['tenant']>[0]) => {
      if (!actor) throw new Error('a public call has no tenant');
      if (!reads) return services.handles.tenant(actor.companyGuid, work);
      return services.reader.tenant(actor.companyGuid, actor.logPosition ?? null, (db) =>
        work(db, nothingAfterwards),
      );
    },
    audit: (db: Db, act: Act) => {
      if (!actor) throw new Error('a public call has no history');
      return writeAudit(db, { ...act, companyGuid: actor.companyGuid, actor, at: services.clock() });
    },
  }) as Context;
