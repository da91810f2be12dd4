import { fields } from '@truciolo/cutting';
import { writeGrouped } from '@truciolo/italian';
import { displayUnit, type UnitSystem } from '@truciolo/units';
import type { TabSpec } from '../../tab-spec.ts';
import type { TabValues } from '../../tab-values.ts';
import classes from './drawing.module.css';
import { type DrawingProps, SHEET } from './drawing-parts.tsx';
import {
  BoringDrawing,
  DrillingDrawing,
  ReamingDrawing,
  TappingDrawing,
  ThreadMillingDrawing,
} from './hole-drawings.tsx';
import { FacingDrawing, PartingDrawing, ThreadTurningDrawing, TurningDrawing } from './lathe-drawings.tsx';
import { MillingDrawing } from './mill-drawings.tsx';
import { SawingDrawing } from './sawing-drawing.tsx';

interface OperationDrawingProps {
  readonly tab: TabSpec;
  readonly values: TabValues;
  readonly system: UnitSystem;
}

const DIGITS = 4;

function picture(tab: TabSpec, values: TabValues, props: DrawingProps) {
  switch (tab.operation) {
    case 'turning':
      return <TurningDrawing {...props} />;
    case 'facing':
      return <FacingDrawing {...props} />;
    case 'milling':
      return <MillingDrawing {...props} kind={tab.kind ?? 'shoulder'} />;
    case 'drilling':
      return <DrillingDrawing {...props} />;
    case 'boring':
      return <BoringDrawing {...props} />;
    case 'reaming':
      return <ReamingDrawing {...props} />;
    case 'tapping':
      return <TappingDrawing {...props} />;
    case 'thread-milling':
      return <ThreadMillingDrawing {...props} />;
    case 'thread-turning':
      return <ThreadTurningDrawing {...props} />;
    case 'parting':
      return <PartingDrawing {...props} />;
    case 'sawing':
      return <SawingDrawing {...props} shape={values.choice('shape')} />;
  }
}

/** A scheme of the operation with the dimensions in use. */
export function OperationDrawing({ tab, values, system }: OperationDrawingProps) {
  const label: DrawingProps['label'] = (symbol, field) => {
    const value = values.number(field);
    if (value === undefined || !Number.isFinite(value)) return symbol;
    const shown = Number((value * displayUnit(fields[field].unit, system).factor).toPrecision(DIGITS));
    return `${symbol} ${writeGrouped(shown)}`.trim();
  };
  const feedBy = tab.feeds.find((feed) => feed === values.choice('feedBy'));
  const feed = feedBy ? label(feedBy, feedBy) : '';
  const description = values.fields
    .filter(({ place }) => place !== 'more' && place !== 'cost')
    .map(({ name, label: own }) => label(own ?? fields[name].label, name))
    .join(', ');
  return (
    <svg
      className={classes.drawing}
      viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
      role="img"
      aria-label={`Schema: ${tab.label}. ${description}`}
    >
      {picture(tab, values, { label, feed })}
    </svg>
  );
}
