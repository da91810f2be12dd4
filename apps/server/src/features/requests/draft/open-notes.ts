import {
  lookOf,
  type RequestContent,
  type RequestFieldKey,
  type RequestPosition,
  requestFieldKeys,
} from '@truciolo/contract';

const fieldNames: Readonly<Record<RequestFieldKey, string>> = {
  code: 'codice',
  revision: 'revisione',
  title: 'denominazione',
  material: 'materiale',
  treatment: 'trattamento',
  quantities: 'quantità',
  due: 'consegna richiesta',
  generalTolerance: 'tolleranza generale',
  tolerances: 'tolleranze strette',
  roughness: 'rugosità',
  threads: 'filetti',
  dimensions: 'ingombro',
  weight: 'peso',
};

function openOf({ fields }: RequestPosition, index: number): string[] {
  const open = requestFieldKeys.filter((key) => !['settled', 'missing'].includes(lookOf(fields[key])));
  const name = fields.code?.value || fields.title?.value || `Posizione ${index + 1}`;
  return open.length === 0
    ? []
    : [`${name}: da confermare ${open.map((key) => fieldNames[key]).join(', ')}.`];
}

/** Internal notes of the draft: values that were read and not confirmed, so that they were left out of the price. */
export const openNotes = ({ positions, conditions }: RequestContent): string =>
  [
    ...positions.flatMap(openOf),
    ...(conditions.length > 0 ? [`Condizioni richieste: ${conditions.join('; ')}.`] : []),
  ].join('\n');
