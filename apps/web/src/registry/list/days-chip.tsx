import { DayField } from '../../components/day-field/day-field.tsx';
import { formatDay } from '../../lib/format/rome-day.ts';
import { RangeChip, type RangeChipProps } from './range-chip.tsx';

/** From one day to another. */
export const DaysChip = (props: RangeChipProps) => (
  <RangeChip {...props} show={formatDay}>
    {(range, set) => (
      <>
        <DayField
          label="Dal"
          clearable
          value={range.from}
          onDay={(from) => set({ from })}
          popoverProps={{ withinPortal: false }}
        />
        <DayField
          label="Al"
          clearable
          value={range.to}
          onDay={(to) => set({ to })}
          popoverProps={{ withinPortal: false }}
        />
      </>
    )}
  </RangeChip>
);
