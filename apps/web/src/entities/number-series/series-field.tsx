import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { SeriesKind } from '@truciolo/contract';
import { seriesQuery } from './series-query.ts';

interface SeriesFieldProps {
  readonly kind: SeriesKind;
  /** Label of the choice without a series. */
  readonly without: string;
  readonly value: string | null;
  readonly onChange: (guid: string | null) => void;
}

/** Series of the document's number; nothing where the company has none of this kind. */
export function SeriesField({ kind, without, value, onChange }: SeriesFieldProps) {
  const { data = [] } = useQuery(seriesQuery);
  const own = data.filter((one) => one.kind === kind && one.active);
  if (own.length === 0) return null;
  return (
    <Select
      label="Sezionale"
      allowDeselect={false}
      data={[
        { value: '', label: without },
        ...own.map(({ guid, name, next }) => ({ value: guid, label: `${name} (prossimo ${next})` })),
      ]}
      value={value ?? ''}
      onChange={(guid) => onChange(guid === '' ? null : guid)}
    />
  );
}
