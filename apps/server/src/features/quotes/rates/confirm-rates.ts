import { isGuid } from '@truciolo/contract';
import { type Money, moneyFromDecimal } from '@truciolo/money';
import { type QuoteDocument, type ValueToConfirm, valuesToConfirm } from '@truciolo/quote';
import { writeAudit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/handles.ts';
import {
  confirmCostNamed,
  confirmLabourRate,
  confirmMachineRate,
  confirmMaterialPrice,
  confirmWorkRate,
  confirmWorkTimes,
} from './confirm-repository.ts';

type Confirm = (db: Db, key: string, amount: Money, now: Date) => Promise<{ guid: string } | undefined>;

interface Place {
  readonly entity: 'material' | 'machine' | 'cost' | 'work';
  readonly field: 'priceConfirmed' | 'rateConfirmed' | 'confirmed';
  /** Guid of a row, or the name of a cost. */
  readonly key: string;
  readonly confirm: Confirm;
}

/** Registry row that a value of a quote was copied from; null for values without one. */
function placeOf(document: QuoteDocument, { path, label }: ValueToConfirm): Place | null {
  const [root, kind = '', id = '', part, inner] = path.split('/');
  if (root === 'rates') {
    if (kind === 'materials')
      return { entity: 'material', field: 'priceConfirmed', key: id, confirm: confirmMaterialPrice };
    if (kind === 'machines')
      return { entity: 'machine', field: 'rateConfirmed', key: id, confirm: confirmMachineRate };
    return kind === 'labour'
      ? { entity: 'cost', field: 'confirmed', key: id, confirm: confirmLabourRate }
      : null;
  }
  if (id === 'costs' || root === 'orderCosts')
    return { entity: 'cost', field: 'confirmed', key: label, confirm: confirmCostNamed };
  const phase = document.positions
    .find((position) => position.id === kind)
    ?.phases.find((one) => one.id === part);
  if (id !== 'phases' || !phase?.workGuid) return null;
  const work = { entity: 'work', field: 'confirmed', key: phase.workGuid } as const;
  if (inner === 'unit') return { ...work, confirm: confirmWorkRate };
  if (phase.kind !== 'time' || (inner !== 'setup' && inner !== 'cycle')) return null;
  // An override of the quote is not the registry's proposal.
  const times = {
    setup: phase.setup.value,
    cycle: 'formulaId' in phase.cycle ? null : phase.cycle.value,
  };
  return { ...work, confirm: (db, key, _amount, now) => confirmWorkTimes(db, key, times, now) };
}

/**
 * A value that a user confirms while sending is confirmed in its registry too, under the user's name, so that the next
 * quote does not ask again. A row with another number by now is left alone.
 */
export async function confirmRates(
  db: Db,
  actor: Pick<Context['actor'], 'userGuid' | 'firstName' | 'lastName'>,
  { companyGuid, document, now }: { companyGuid: string; document: QuoteDocument; now: Date },
): Promise<void> {
  for (const value of valuesToConfirm(document)) {
    const place = placeOf(document, value);
    const amount = moneyFromDecimal(String(value.value));
    if (!place || amount === null) continue;
    if (place.confirm !== confirmCostNamed && !isGuid(place.key)) continue;
    const row = await place.confirm(db, place.key, amount, now);
    if (!row) continue;
    const { entity, field } = place;
    const changes = { [field]: { from: false, to: true } };
    await writeAudit(db, {
      companyGuid,
      actor,
      action: 'update',
      entity,
      entityGuid: row.guid,
      changes,
      at: now,
    });
  }
}
