import type { PartFileErrorCode } from '@truciolo/cad-kernel';
import type { DeskFile } from '../../../entities/parts/desk/part-desk.ts';
import type { ShopPart } from '../parts/shop-part.ts';
import type { ShopWords } from '../words/italian.ts';
import { useWords } from '../words/shop-words.ts';
import classes from './reading-state.module.css';

const failureText = (failure: PartFileErrorCode | null, words: ShopWords): string => {
  if (failure === 'too-large') return words.modelTooLarge;
  return failure === 'too-slow' || failure === 'kernel-died' ? words.modelSlow : words.modelBroken;
};

const drawingText = ({ drawingProblem }: ShopPart, words: ShopWords): string | null => {
  if (drawingProblem === null) return null;
  if (drawingProblem === 'locked') return words.drawingLocked;
  return drawingProblem === 'scan' ? words.drawingScan : words.drawingBroken;
};

interface ReadingStateProps {
  readonly part: ShopPart;
  readonly file: DeskFile | undefined;
  readonly isStopped: boolean;
  readonly isDrawingRead: boolean;
  readonly onStop: () => void;
  readonly onAgain: () => void;
}

/** How far the reading of the files is, with a way to stop it; one sentence where it failed. */
export function ReadingState({ part, file, isStopped, isDrawingRead, onStop, onAgain }: ReadingStateProps) {
  const { words } = useWords();
  if (part.model && isStopped)
    return (
      <p className={classes.state}>
        {words.stopped}
        <button type="button" onClick={onAgain}>
          {words.again}
        </button>
      </p>
    );
  if (part.model && file?.state !== 'done' && file?.state !== 'failed') {
    const step = file?.state ?? 'waiting';
    const share =
      { waiting: 0, reading: 35, measuring: 70 }[step as 'waiting' | 'reading' | 'measuring'] ?? 0;
    return (
      <p className={classes.state} role="status">
        <progress max={100} value={share} aria-label={words[step as 'waiting' | 'reading' | 'measuring']} />
        {words[step as 'waiting' | 'reading' | 'measuring']}
        <button type="button" onClick={onStop}>
          {words.stop}
        </button>
      </p>
    );
  }
  if (isDrawingRead)
    return (
      <p className={classes.state} role="status">
        {words.readingDrawing}
      </p>
    );
  const problems = [
    file?.state === 'failed' ? failureText(file.failure, words) : null,
    drawingText(part, words),
    file?.model && file.model.solids.length > 1 ? words.solids(file.model.solids.length) : null,
  ].filter((text) => text !== null);
  return problems.length > 0 ? (
    <p className={classes.problem} role="status">
      {problems.join(' ')}
    </p>
  ) : null;
}
