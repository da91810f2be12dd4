import { IconCamera, IconUpload, IconX } from '@tabler/icons-react';
import { SHOP_FILE_BYTES, SHOP_FILES, SHOP_PARTS } from '@truciolo/contract';
import { useEffect, useState } from 'react';
import type { Problem } from '../desk/use-request.ts';
import type { ShopWords } from '../words/italian.ts';
import { useWords } from '../words/shop-words.ts';
import classes from './drop-area.module.css';
import { FileField } from './file-field.tsx';

export const MODELS = '.step,.stp,.iges,.igs,.stl';
const ACCEPTED = `${MODELS},.pdf,.dxf,.png,.jpg,.jpeg,.webp`;
const MEGABYTE = 1024 * 1024;
const most = SHOP_FILE_BYTES / MEGABYTE;

function problemText(problem: Problem, words: ShopWords): string {
  if ('refused' in problem) {
    const { name } = problem;
    if (problem.refused === 'empty') return words.problemEmpty(name);
    if (problem.refused === 'size') return words.problemSize(name, most);
    return problem.refused === 'archive' ? words.problemArchive(name) : words.problemKind(name);
  }
  if (problem.problem === 'twice') return words.problemTwice(problem.name);
  return problem.problem === 'count' ? words.problemCount(SHOP_PARTS) : words.problemFiles(SHOP_FILES);
}

/** Files may be dropped anywhere on the page; the frame shows that they are awaited. */
function useDrops(onFiles: (files: readonly File[]) => void, onNear: () => void): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const over = (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length > 0) onFiles(files);
    };
    window.addEventListener('dragenter', onNear);
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragenter', onNear);
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, [onFiles, onNear]);
  return isOver;
}

interface DropAreaProps {
  /** Files are about to come: the buyer drags them over the page or opens the list of files. */
  readonly onNear: () => void;
  readonly onFiles: (files: readonly File[]) => void;
  readonly problems: readonly Problem[];
  readonly onDismiss: () => void;
}

export function DropArea({ onNear, onFiles, problems, onDismiss }: DropAreaProps) {
  const { words } = useWords();
  const isOver = useDrops(onFiles, onNear);
  return (
    <>
      <div className={classes.drop} data-over={isOver || undefined}>
        <IconUpload size={24} stroke={1.6} aria-hidden="true" />
        <p className={classes.text}>
          <b>{isOver ? words.dropHere : words.drop}</b>
          <span>{words.dropHint(most)}</span>
        </p>
        <FileField className={classes.choose ?? ''} accept={ACCEPTED} onNear={onNear} onFiles={onFiles}>
          <IconUpload className={classes.onPhone} size={18} stroke={1.6} aria-hidden="true" />
          <span className={classes.wide}>{words.choose}</span>
          <span className={classes.onPhone}>{words.chooseShort}</span>
        </FileField>
        <FileField className={`${classes.choose} ${classes.onPhone}`} accept="image/*" onFiles={onFiles}>
          <IconCamera size={18} stroke={1.6} aria-hidden="true" />
          {words.photo}
        </FileField>
      </div>
      {problems.length > 0 ? (
        <div className={classes.problems} role="alert">
          <ul>
            {problems.map((problem) => {
              const text = problemText(problem, words);
              return <li key={text}>{text}</li>;
            })}
          </ul>
          <button type="button" aria-label={words.dismiss} onClick={onDismiss}>
            <IconX size={16} stroke={1.6} aria-hidden="true" />
          </button>
        </div>
      ) : null}
    </>
  );
}
