import type { WorkFields } from '@truciolo/contract';
import { euros } from '@truciolo/money';
import type { Db } from '../../platform/database/handles.ts';
import { addRows } from '../../platform/registry/registry-repository.ts';
import { externalWorks, internalWorks } from './library.data.ts';
import { worksTable } from './works-table.ts';

const shared = {
  supplier: '',
  machineGuid: null,
  formulaDraft: '',
  confirmed: false,
  notes: 'Libreria Truciolo: valori di partenza da confermare.',
} as const;

function library(): WorkFields[] {
  const inside = internalWorks.map(
    ([code, name, setupMinutes, cycleMinutes, tag]): WorkFields => ({
      ...shared,
      code,
      name,
      external: false,
      charge: 'time',
      setupMinutes,
      cycleMinutes,
      rate: null,
      minimum: null,
      leadDays: 0,
      tags: [tag],
    }),
  );
  const outside = externalWorks.map(
    ([code, name, charge, rate, minimum, leadDays]): WorkFields => ({
      ...shared,
      code,
      name,
      external: true,
      charge,
      setupMinutes: 0,
      cycleMinutes: 0,
      rate: euros(rate),
      minimum: euros(minimum),
      leadDays,
      tags: ['conto lavoro'],
    }),
  );
  return [...inside, ...outside];
}

/** Common processes, so that a new shop starts from a list instead of an empty page. */
export async function createWorkLibrary(db: Db, companyGuid: string, now: Date): Promise<void> {
  await addRows(
    db,
    worksTable,
    library().map((work) => ({ ...work })),
    { companyGuid, now },
  );
}
