import { IconFileText, IconRotate3d } from '@tabler/icons-react';
import type { PartModel } from '@truciolo/part';
import { useEffect, useState } from 'react';
import type { DeskFile } from '../../../entities/parts/desk/part-desk.ts';
import type { ShopPart } from '../parts/shop-part.ts';
import { useWords } from '../words/shop-words.ts';
import card from './part-card.module.css';
import classes from './part-picture.module.css';

/** The viewer is loaded with the first picture. */
const drawStill = async (model: PartModel): Promise<Blob | null> =>
  (await import('../viewer/still-picture.ts')).stillPicture(model);

interface PartPictureProps {
  readonly place: number;
  readonly part: ShopPart;
  readonly file: DeskFile | undefined;
  /** Whether the price is still on the way: it comes before the picture. */
  readonly isPriceAsked: boolean;
  /** Measures and weight of the part. */
  readonly size: string;
  readonly onTurn: () => void;
  /** A window without WebGL brings its own. */
  readonly draw?: typeof drawStill;
}

/** A still picture of the model; pressed, it opens the model to turn. Drawings have a sheet in its place. */
export function PartPicture(props: PartPictureProps) {
  const { place, part, file, isPriceAsked, size, onTurn, draw = drawStill } = props;
  const { words } = useWords();
  const model = file?.model ?? null;
  const [url, setUrl] = useState<string | null>(null);
  // Asking for another price later takes no picture away.
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (!isPriceAsked) setDue(true);
  }, [isPriceAsked]);
  useEffect(() => {
    if (!model || !isDue) return;
    let made: string | null = null;
    let isOver = false;
    void draw(model).then(
      (blob) => {
        if (!blob || isOver) return;
        made = URL.createObjectURL(blob);
        setUrl(made);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      setUrl(null);
      if (made) URL.revokeObjectURL(made);
    };
  }, [model, isDue, draw]);
  return (
    <div className={classes.picture}>
      <i className={`${card.serial} ${classes.serial}`}>{place}</i>
      {part.model ? (
        <button
          type="button"
          className={classes.turn}
          disabled={!model}
          aria-label={words.turn(part.choice.name)}
          onClick={onTurn}
        >
          {url ? <img src={url} alt="" /> : <span className={classes.blank} />}
          {model ? <IconRotate3d size={16} stroke={1.6} aria-hidden="true" /> : null}
        </button>
      ) : (
        <IconFileText className={classes.sheet} size={44} stroke={1.1} aria-hidden="true" />
      )}
      {size ? <span className={classes.size}>{size}</span> : null}
    </div>
  );
}
