import type { SupplierAdmin } from '@truciolo/contract';
import { assignments } from '@truciolo/contract';
import { AppError } from '../../platform/app-error.ts';
import { asSupplier } from '../../platform/as-supplier.ts';
import type { Actor, Context } from '../../platform/context.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { changeStatus, createInvitation, guardNotSelf, listHaving } from '../identity/index.ts';
import { type AdminRow, listAdmins } from './admins-repository.ts';

/** Runs as a tenant of the supplier itself: how users of other companies log in is hidden from it. */
export const havingSecondFactor = ({ tenant, actor }: Context) =>
  tenant((db) => listHaving(db, actor.companyGuid));

export const presentAdmin = (row: AdminRow, actor: Actor, having: ReadonlySet<string>): SupplierAdmin => ({
  ...row,
  secondFactor: having.has(row.guid),
  status: row.status === 'active' ? 'active' : 'suspended',
  lastAccessAt: row.lastAccessAt?.toISOString() ?? null,
  isSelf: row.guid === actor.userGuid,
});

/** A colleague of the supplier; a seat is not needed to sell them. */
export const inviteAdmin = endpoint(assignments.inviteAdmin, async (context, { body }) => {
  if (context.actor.companyKind !== 'supplier') throw new AppError('FORBIDDEN');
  const { link } = await createInvitation(context, { ...body, role: 'admin', hideCosts: false, seat: false });
  return { link };
});

/** Messages of the companies of a suspended administrator go to the supplier's own address. */
export const setAdminStatus = endpoint(assignments.setAdminStatus, async (context, { params, body }) => {
  const { actor } = context;
  const having = await havingSecondFactor(context);
  return asSupplier(context, async (db) => {
    const find = async () =>
      (await listAdmins(db, actor.companyGuid)).find(({ guid }) => guid === params.guid);
    if (!(await find())) throw new AppError('NOT_FOUND');
    guardNotSelf(actor, params.guid, 'Non puoi sospendere il tuo stesso account.');
    await changeStatus(db, context, params.guid, body.status);
    const row = await find();
    if (!row) throw new AppError('NOT_FOUND');
    return presentAdmin(row, actor, having);
  });
});
