import { AppError } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import type { Actor } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/handles.ts';
import type { LockedJob, PhaseRecord } from '../repository.ts';

interface Move {
  readonly actor: Actor;
  readonly now: Date;
  readonly job: LockedJob;
}

const refuse = (message: string): never => {
  throw new AppError('JOB_STATE', { message });
};

/** The phase goes to another machine, or to none; its time in the plan was that of the machine it leaves. */
export async function moveToMachine(
  db: Db,
  { actor, now, job }: Move,
  phase: PhaseRecord,
  machineGuid: string | null,
): Promise<void> {
  if (phase.kind === 'external') refuse('Una fase esterna non ha una macchina.');
  if (phase.state === 'running') refuse('La fase è in lavoro: mettila in pausa prima di cambiare macchina.');
  if (phase.state === 'done') refuse('La fase è finita: la sua macchina non cambia più.');
  if (phase.kind === 'machine' && machineGuid === null) refuse('Scegli la macchina della fase.');
  if (machineGuid === phase.machineGuid) return;
  const machine =
    machineGuid === null
      ? null
      : await db
          .selectFrom('machines')
          .select(['guid', 'name'])
          .where('guid', '=', machineGuid)
          .where('archivedAt', 'is', null)
          .executeTakeFirst();
  if (machine === undefined) {
    const sentence = 'Questa macchina non c’è più: scegline un’altra.';
    throw new AppError('VALIDATION', { message: sentence, fields: { machineGuid: sentence } });
  }
  const machineName = machine?.name ?? '';
  const values = { machineGuid, machineName, plannedStart: null, plannedEnd: null, isLocked: false };
  await db.updateTable('jobPhases').set(values).where('guid', '=', phase.guid).execute();
  const changes = {
    phase: { from: null, to: `${phase.place} ${phase.name}` },
    machine: { from: phase.machineName, to: machineName },
  };
  const entry = { action: 'machine', entity: 'job', entityGuid: job.guid, changes, at: now };
  await writeAudit(db, { companyGuid: job.companyGuid, actor, ...entry });
}
