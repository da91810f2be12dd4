import { agree, countOf } from '@truciolo/italian';
import type { SolidModel } from '../model/part-model.ts';
import type { ColourUse } from '../report/part-report.ts';
import { colourWord, isGrey } from './colour-words.ts';

/** The colours the file gives to faces, the widest first; null means uncoloured faces. */
export function listColours({ faces }: SolidModel): readonly ColourUse[] {
  const uses = new Map<string | null, { faces: number[]; area: number }>();
  faces.forEach(({ colour = null, area }, index) => {
    const use = uses.get(colour) ?? { faces: [], area: 0 };
    uses.set(colour, use);
    use.faces.push(index);
    use.area += area;
  });
  if (uses.size === 1 && uses.has(null)) return [];
  return [...uses]
    .map(
      ([rgb, { faces: own, area }]): ColourUse => ({
        rgb,
        faces: own,
        area,
        text: colourText(rgb, own.length),
      }),
    )
    .sort((a, b) => b.area - a.area);
}

function colourText(rgb: string | null, count: number): string {
  const faces = countOf(count, 'faccia', 'facce');
  if (rgb === null) return `${faces} senza colore`;
  const { one, many } = colourWord(rgb);
  return `${faces} ${agree(count, one, many)}`;
}

/** Whether the colours carry information: there are several, or one that is not grey. */
export const tellsByColour = (colours: readonly ColourUse[]): boolean =>
  colours.length > 1 || colours.some(({ rgb }) => rgb !== null && !isGrey(rgb));
