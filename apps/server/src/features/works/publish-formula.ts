import { formulas, works } from '@truciolo/contract';
import { AppError } from '../../platform/app-error.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { presentRow } from '../../platform/registry/present-row.ts';
import { findRow } from '../../platform/registry/registry-repository.ts';
import { refuseBroken } from './refuse-broken.ts';
import { insertVersion, setPublished } from './repository.ts';
import { worksTable } from './works-table.ts';

export const publishFormula = endpoint(formulas.publish, async (context, { params, body }) => {
  const { actor, clock } = context;
  const row = await context.tenant(async (db) => {
    const work = await findRow(db, worksTable, params.guid, true);
    if (!work) throw new AppError('NOT_FOUND');
    const draft = String(work.formulaDraft);
    if (draft !== body.draft) {
      const fields = { formulaDraft: { base: body.draft, yours: body.draft, theirs: draft } };
      throw new AppError('CONFLICT', {
        message: 'La bozza salvata è diversa da quella che vedi: ricaricala prima di pubblicare.',
        conflict: { version: work.version, fields },
      });
    }
    refuseBroken(draft);
    // Publishing the same text twice would fill the list with versions that say nothing.
    if (draft === work.formulaPublished) return work;
    const at = clock();
    const version = Number(work.formulaVersion ?? 0) + 1;
    const { companyGuid, firstName, lastName } = actor;
    const publishedBy = `${firstName} ${lastName}`;
    await insertVersion(db, {
      companyGuid,
      workGuid: work.guid,
      version,
      text: draft,
      publishedAt: at,
      publishedBy,
    });
    const changes = { formulaPublished: { from: work.formulaPublished, to: draft } };
    await context.audit(db, {
      action: 'publish',
      entity: works.words.entity,
      entityGuid: work.guid,
      changes,
    });
    await setPublished(db, work.guid, { text: draft, version, at });
    const saved = await findRow(db, worksTable, work.guid);
    if (!saved) throw new Error('the process is gone in its own transaction');
    return saved;
  });
  return presentRow(worksTable, row, actor) as never;
});
