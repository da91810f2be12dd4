import type { DrawingPage } from '@truciolo/drawing';
import type { GreyPicture } from './grey-picture.ts';
import { lettersAlone } from './letters-alone.ts';
import type { Recogniser } from './recogniser.ts';
import { ruledLines } from './ruled-lines.ts';

/** Lines and words of a picture, in points. The recogniser is asked for once the lines are found. */
export async function recognisePicture(
  picture: GreyPicture,
  scale: number,
  openRecogniser: () => Promise<Recogniser>,
): Promise<Pick<DrawingPage, 'runs' | 'paths'>> {
  const paths = ruledLines(picture, scale);
  const runs = (await openRecogniser()).recognise(lettersAlone(picture), scale);
  return { runs, paths };
}
