import type { DeskFile } from '../../../entities/parts/desk/part-desk.ts';
import type { OtherPart } from '../components/compare-block.tsx';
import type { DeskPlace } from '../desk/use-desk.ts';

/** Every part on the desk with a report, but the one that is looked at. */
export const otherParts = (files: readonly DeskFile[], place: DeskPlace | null): readonly OtherPart[] =>
  files.flatMap(({ id, file, reports }) =>
    reports.flatMap((report, solid) => {
      if (!report || (place?.file === id && place.solid === solid)) return [];
      const name = reports.length > 1 ? `${file.name}, ${report.solid ?? `solido ${solid + 1}`}` : file.name;
      return [{ key: `${id}/${solid}`, name, report }];
    }),
  );
