import { listAudit } from '@truciolo/contract';
import { endpoint } from '../../platform/http/endpoint.ts';
import { listAuditRows } from './repository.ts';

export const auditRoutes = [
  endpoint(listAudit, async ({ tenant, actor }, { query }) => {
    const { rows, total } = await tenant((db) => listAuditRows(db, actor.companyGuid, query));
    return { rows: rows.map((row) => ({ ...row, at: row.at.toISOString() })), total };
  }),
];
