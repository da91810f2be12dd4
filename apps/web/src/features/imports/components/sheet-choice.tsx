import { Select } from '@mantine/core';

interface SheetChoiceProps {
  readonly sheet: string;
  readonly sheets: readonly string[];
  readonly onSheet: (sheet: string) => void;
}

/** Which sheet of the workbook is read; nothing to choose where there is one. */
export function SheetChoice({ sheet, sheets, onSheet }: SheetChoiceProps) {
  if (sheets.length < 2) return null;
  return (
    <Select
      size="xs"
      w={160}
      aria-label="Foglio"
      data={[...sheets]}
      value={sheet}
      allowDeselect={false}
      onChange={(next) => {
        if (next && next !== sheet) onSheet(next);
      }}
    />
  );
}
