import { Textarea } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AccountingLayout } from '@truciolo/jobs';
import { errorText } from '../../../lib/error-text.ts';
import { fileBlob } from '../../../lib/save-file.ts';
import { getMonthCsv } from '../api/invoicing-calls.ts';

const LINES = 6;
const WAIT_MS = 400;

async function firstLines(month: string, layout: AccountingLayout): Promise<string> {
  const bytes = await fileBlob(await getMonthCsv(month, layout)).arrayBuffer();
  return new TextDecoder(layout.encoding).decode(bytes).split('\r\n').slice(0, LINES).join('\n');
}

/** The first lines of the file with the columns on screen. */
export function CsvPreview({ month, layout }: { readonly month: string; readonly layout: AccountingLayout }) {
  const [shown] = useDebouncedValue(layout, WAIT_MS);
  const preview = useQuery({
    queryKey: ['accounting-preview', month, shown],
    queryFn: () => firstLines(month, shown),
    placeholderData: keepPreviousData,
    retry: false,
  });
  return (
    <Textarea
      label="Anteprima"
      readOnly
      rows={LINES}
      wrap="off"
      styles={{
        input: { fontFamily: 'var(--mantine-font-family-monospace)', whiteSpace: 'pre', overflow: 'auto' },
      }}
      value={preview.error ? errorText(preview.error) : (preview.data ?? '')}
    />
  );
}
