import { useQuery } from '@tanstack/react-query';
import type { RackFields } from '@truciolo/contract';
import { Link } from 'react-router';
import { NoteBar } from '../../../components/states/note-bar.tsx';
import { JOBS_PATH } from '../../../entities/jobs/job-paths.ts';
import { materialsQuery } from '../../../entities/materials/materials-query.ts';
import { holdersQuery } from '../../../entities/rack/rack-queries.ts';
import { formatNumber } from '../../../lib/format/numbers.ts';
import {
  RecordFormProvider,
  useRecordContext,
  useRecordForm,
} from '../../../registry/form/record-form-context.ts';
import { RecordSection } from '../../../registry/form/record-section.tsx';
import { hasThickness, specsOf } from '../rack-specs.ts';

export function RackSheet() {
  const { values, guid } = useRecordForm<RackFields>();
  const context = useRecordContext();
  const materials = useQuery(materialsQuery);
  const names = (materials.data ?? []).map(({ designation }) => designation);
  const sizes = hasThickness(values.shape) ? ['width', 'thickness', 'length'] : ['width', 'length'];
  return (
    <RecordFormProvider value={{ ...context, specs: specsOf(values.shape, [...new Set(names)]) }}>
      <RecordSection title="Che cosa c’è" fields={['material', 'code', 'shape', ...sizes, 'pieces']}>
        {guid === null ? null : <Holders guid={guid} />}
      </RecordSection>
      <RecordSection title="Da dove viene e dov’è" fields={['batch', 'place', 'supplier', 'price']} />
      <RecordSection title="Altro" fields={['tags', 'notes']} />
    </RecordFormProvider>
  );
}

/** The jobs that wait for it. */
function Holders({ guid }: { readonly guid: string }) {
  const holders = useQuery(holdersQuery(guid)).data ?? [];
  if (holders.length === 0) return null;
  return (
    <NoteBar tone="info">
      Riservato:{' '}
      {holders.map(({ jobGuid, jobNumber, pieces }, index) => (
        <span key={`${jobGuid}-${pieces}`}>
          {index === 0 ? '' : ', '}
          <Link to={`${JOBS_PATH}/${jobGuid}`}>{jobNumber}</Link> ({formatNumber(pieces)} pz)
        </span>
      ))}
    </NoteBar>
  );
}
