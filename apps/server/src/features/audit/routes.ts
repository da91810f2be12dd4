import { audit } from '@truciolo/contract';
import { reading } from '../../platform/http/endpoint.ts';
import { listAuditRows } from './repository.ts';
import { exportSecurityLog } from './security-log.ts';
import { visibleChanges } from './visible-changes.ts';

export const auditRoutes = [
  exportSecurityLog,
  reading(audit.list, async ({ tenant, actor }, { query }) => {
    const { rows, total } = await tenant((db) => listAuditRows(db, actor.companyGuid, query));
    const shown = rows.map((row) => ({
      ...row,
      at: row.at.toISOString(),
      changes: visibleChanges(row, actor),
    }));
    return { rows: shown, total };
  }),
];
