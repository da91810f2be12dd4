import { memo, useDeferredValue, useState } from 'react';
import { CostsSection } from '../sections/costs/costs-section.tsx';
import { PartDataSection } from '../sections/part-data/part-data-section.tsx';
import { PhasesSection } from '../sections/phases/phases-section.tsx';
import type { SectionProps } from '../sections/section-props.ts';
import { StockSection } from '../sections/stock/stock-section.tsx';

const sections = {
  stock: memo(StockSection),
  part: memo(PartDataSection),
  phases: memo(PhasesSection),
  costs: memo(CostsSection),
} as const;
type SectionName = keyof typeof sections;

/**
 * Grezzo, ciclo, costi. The focused one follows every keystroke; the others are deferred, so that the price is on the
 * screen first.
 */
export function Sections(props: SectionProps) {
  const [active, setActive] = useState<SectionName | null>(null);
  const later = useDeferredValue(props);
  return Object.entries(sections).map(([name, Section]) => (
    <div key={name} data-section={name} onFocusCapture={() => setActive(name as SectionName)}>
      <Section {...(name === active ? props : later)} />
    </div>
  ));
}
