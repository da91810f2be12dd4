import type { CSSProperties } from 'react';
import type { HeroShapes } from './hero-shapes.ts';

/** The one idea of the picture: the chip peels off the tool, curls, and its stroke becomes the price curve. */
export function ChipRibbon({ shapes }: { readonly shapes: HeroShapes }) {
  return (
    <>
      {shapes.ribbon.map(({ gap, path }, index) => (
        <g key={path}>
          {gap && <path className="gap" style={{ strokeWidth: gap.width }} d={gap.path} />}
          <path className="chip" style={{ '--i': index } as CSSProperties} d={path} />
        </g>
      ))}
      <path className="gap" style={{ strokeWidth: shapes.curveGap.width }} d={shapes.curveGap.path} />
      <path className="curve" pathLength="1" d={shapes.curve} />
    </>
  );
}
