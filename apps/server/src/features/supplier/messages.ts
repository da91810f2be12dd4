import type { InboxMessage } from '@truciolo/contract';
import { messages } from '@truciolo/contract';
import { AppError } from '../../platform/app-error.ts';
import { asSupplier } from '../../platform/as-supplier.ts';
import { writeAudit } from '../../platform/audit.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { countMessages, findMessage, listInbox, type MessageRow, setState } from './messages-repository.ts';

const present = (row: MessageRow): InboxMessage => ({
  guid: row.guid,
  name: row.name,
  email: row.email,
  phone: row.phone,
  company: row.company,
  companyGuid: row.fromCompanyGuid,
  companyName: row.companyName,
  message: row.message,
  state: row.state,
  createdAt: row.createdAt.toISOString(),
  adminGuid: row.adminGuid,
});

export const listMessages = endpoint(messages.list, (context, { query }) => {
  const { actor } = context;
  const adminGuid = query.mine === 'yes' ? actor.userGuid : undefined;
  const box = { supplierGuid: actor.companyGuid, adminGuid };
  return asSupplier(context, async (db) => {
    const rows = await listInbox(db, { ...box, state: query.state }, query);
    const total = await countMessages(db, { ...box, state: query.state });
    const unread = await countMessages(db, { ...box, state: 'nuovo' });
    return { rows: rows.map(present), total, unread };
  });
});

export const setMessageState = endpoint(messages.setState, (context, { params, body }) => {
  const { actor, clock } = context;
  return asSupplier(context, async (db) => {
    const before = await findMessage(db, actor.companyGuid, params.guid);
    if (!before) throw new AppError('NOT_FOUND');
    if (before.state !== body.state) {
      await setState(db, params.guid, body.state);
      await writeAudit(db, {
        companyGuid: actor.companyGuid,
        actor,
        action: 'update',
        entity: 'message',
        entityGuid: params.guid,
        changes: { state: { from: before.state, to: body.state } },
        at: clock(),
      });
    }
    return present({ ...before, state: body.state });
  });
});
