import { memo, useDeferredValue, useState } from 'react';
import { CostsSection } from '../../costs/costs-section.tsx';
import { PartDataSection } from '../../part-data/part-data-section.tsx';
import { PhasesSection } from '../../phases/phases-section.tsx';
import type { SectionProps } from '../../section-props.ts';
import { StockSection } from '../../stock/stock-section.tsx';

const sections = {
  stock: memo(StockSection),
  part: memo(PartDataSection),
  phases: memo(PhasesSection),
  costs: memo(CostsSection),
} as const;
type SectionName = keyof typeof sections;

/**
 * Grezzo, ciclo, costi. The one somebody types in follows every keystroke; the others show its effect a moment later,
 * so that the price is on the screen first.
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
