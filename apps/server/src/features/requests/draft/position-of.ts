import { type RequestFieldKey, type RequestPosition, settledValue } from '@truciolo/contract';
import { askedPhases } from '@truciolo/drawing-fields';
import { italianDay, readCounts } from '@truciolo/italian';
import { firstPhases, type PlainPhase, type PlainPosition, type RatesDraft } from '@truciolo/quote';
import type { Db } from '../../../platform/database/handles.ts';
import { newId } from '../../plain-quotes/index.ts';

import { matchMaterial, matchWork } from './match-registry.ts';
import { type Dimensions, readDimensions } from './read-dimensions.ts';
import { familyOf, partOf, stockOf } from './stock-of.ts';

const NOTED = {
  generalTolerance: 'Tolleranze generali',
  tolerances: 'Tolleranze',
  roughness: 'Rugosità',
  threads: 'Filetti',
  treatment: 'Trattamento',
} as const satisfies Partial<Record<RequestFieldKey, string>>;

const settled = ({ fields }: RequestPosition, key: RequestFieldKey): string =>
  settledValue(fields[key]) ?? '';

function notesOf(position: RequestPosition): string {
  const due = settled(position, 'due');
  const lines = Object.entries(NOTED).flatMap(([key, label]) => {
    const value = settled(position, key as RequestFieldKey).replaceAll('\n', ', ');
    return value ? [`${label}: ${value}`] : [];
  });
  return [
    ...lines,
    ...(due ? [`Consegna richiesta: ${/^\d{4}-\d\d-\d\d$/.test(due) ? italianDay(due) : due}`] : []),
  ].join('\n');
}

function startPhases(dimensions: Dimensions | null, rates: RatesDraft): PlainPhase[] {
  if (!dimensions) return [];
  return firstPhases(familyOf(dimensions), rates.machines, newId).map(({ id, name, machineId }) => ({
    id,
    name,
    workGuid: null,
    time: { machineId, setup: null, cycle: null, byFormula: false },
  }));
}

async function extraPhases(db: Db, position: RequestPosition): Promise<PlainPhase[]> {
  const asked = askedPhases({
    tolerances: settled(position, 'tolerances'),
    roughness: settled(position, 'roughness'),
    treatment: settled(position, 'treatment'),
  });
  const phases: PlainPhase[] = [];
  for (const { name, word, reason } of asked) {
    const work = await matchWork(db, word, `${name} ${reason}`);
    const known = work?.name ?? name;
    const said = known.toLowerCase() === reason.toLowerCase() ? known : `${known} (${reason})`;
    const time = work ? null : { machineId: null, setup: null, cycle: null, byFormula: false };
    phases.push({ id: newId(), name: said.slice(0, 200), workGuid: work?.guid ?? null, time });
  }
  return phases;
}

/**
 * A position of the draft. Only values that a person confirmed get in: without a confirmed material or quantity the
 * position has no price yet.
 */
export async function positionOf(
  db: Db,
  position: RequestPosition,
  rates: RatesDraft,
): Promise<PlainPosition> {
  const dimensions = readDimensions(settled(position, 'dimensions'));
  const material = settled(position, 'material');
  const materialId = material ? await matchMaterial(db, material) : null;
  const code = settled(position, 'code');
  return {
    id: newId(),
    code: code.slice(0, 100),
    description: settled(position, 'title'),
    drawing: code.slice(0, 100),
    drawingRevision: settled(position, 'revision').slice(0, 40),
    notes: notesOf(position),
    quantities: readCounts(settled(position, 'quantities')).counts,
    part: partOf(dimensions),
    stock: dimensions && material ? stockOf(dimensions, materialId) : null,
    phases: [...startPhases(dimensions, rates), ...(await extraPhases(db, position))],
  };
}
