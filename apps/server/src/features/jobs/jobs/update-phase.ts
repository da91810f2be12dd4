import { jobs, type PhaseFields } from '@truciolo/contract';
import { goodOf, stateAfterFloor } from '@truciolo/jobs';
import { AppError } from '../../../platform/app-error.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { mergeFields } from '../../../platform/merge-changes.ts';
import { enterState } from '../enter-state.ts';
import { listPhases, lockJob } from '../repository.ts';
import { loadJob } from './load-job.ts';
import { moveToMachine } from './move-to-machine.ts';

/** External work runs from the day it leaves and is done on the day it returns; internal work has a machine. */
export const updateJobPhase = endpoint(
  jobs.updatePhase,
  async ({ audit, tenant, actor, clock }, { params, body }) => {
    const now = clock();
    return tenant(async (db) => {
      const job = await lockJob(db, params.guid);
      const phases = job ? await listPhases(db, job.guid) : [];
      const phase = phases.find(({ guid }) => guid === params.phaseGuid);
      if (!job || !phase) throw new AppError('NOT_FOUND');
      const current = { ...phase, version: job.version };
      const { values: changed } = mergeFields<PhaseFields>(current, body.base, body.changes);
      if (body.changes.machineGuid !== undefined) {
        await moveToMachine(db, { actor, now, job }, phase, body.changes.machineGuid);
        return loadJob(db, job.guid, actor);
      }
      if (phase.kind !== 'external')
        throw new AppError('JOB_STATE', { message: 'Uscita e rientro valgono solo per le fasi esterne.' });
      const { outOn, backOn, supplier } = { ...phase, ...changed };
      if (backOn && (!outOn || backOn < outOn)) {
        const sentence = 'Il rientro non può venire prima dell’uscita.';
        throw new AppError('VALIDATION', { message: sentence, fields: { backOn: sentence } });
      }
      const state = backOn ? 'done' : outOn ? 'running' : 'todo';
      const sent = goodOf(phases.filter(({ place }) => place < phase.place)) || job.started;
      const good = backOn ? sent : 0;
      const values = { outOn, backOn, state, good, supplier } as const;
      await db.updateTable('jobPhases').set(values).where('guid', '=', phase.guid).execute();
      const after = phases.map((one) => (one.guid === phase.guid ? { ...one, ...values } : one));
      const states = after.map((one) => one.state);
      const made = { quantity: job.quantity, good: goodOf(after), goodBefore: job.good };
      const next = stateAfterFloor(job.state, states, made);
      const phasesDone = states.filter((one) => one === 'done').length;
      await enterState(db, job, next, { phasesDone, good: made.good }, now);
      const changes = {
        phase: { from: null, to: `${phase.place} ${phase.name}` },
        outOn: { from: phase.outOn, to: outOn },
        backOn: { from: phase.backOn, to: backOn },
      };
      await audit(db, { action: 'external', entity: 'job', entityGuid: job.guid, changes });
      return loadJob(db, job.guid, actor);
    });
  },
);
