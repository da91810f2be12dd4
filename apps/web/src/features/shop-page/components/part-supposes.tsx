import { IconInfoCircle } from '@tabler/icons-react';
import type { PricedPart } from '@truciolo/contract';
import { useState } from 'react';
import type { ShopPart } from '../parts/shop-part.ts';
import { useWords } from '../words/shop-words.ts';
import classes from './part-prices.module.css';

interface PartSupposesProps {
  readonly part: ShopPart;
  readonly priced: PricedPart | null;
  readonly onCorrect: () => void;
}

/** The facts that the price takes for granted, and the way to correct them. On a phone they open by a press. */
export function PartSupposes({ part, priced, onCorrect }: PartSupposesProps) {
  const { words } = useWords();
  const [isOpen, setOpen] = useState(false);
  const drawn = part.drawn?.notes ?? [];
  const hasPrice = (priced?.prices.length ?? 0) > 0;
  if (!hasPrice && drawn.length === 0) return null;
  const supposed = (priced?.assumptions ?? []).map(({ code, values }) =>
    words.assumptions[code](values.join(', ')),
  );
  return (
    <div className={classes.supposes} data-open={isOpen || undefined}>
      <IconInfoCircle size={14} stroke={1.6} aria-hidden="true" />
      <button
        type="button"
        className={classes.unfold}
        aria-expanded={isOpen}
        onClick={() => setOpen((before) => !before)}
      >
        {words.supposesLong}
      </button>
      <p>
        {hasPrice ? (
          <>
            <b>{words.supposes}</b> {supposed.join(', ')}.{' '}
          </>
        ) : null}
        {drawn.length > 0 ? <span>{words.drawingSays(drawn.join(', '))}</span> : null}
      </p>
      {hasPrice ? (
        <button type="button" className={classes.correct} onClick={onCorrect}>
          {words.correct}
        </button>
      ) : null}
    </div>
  );
}
