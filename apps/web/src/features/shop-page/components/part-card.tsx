import { IconChevronDown, IconCube, IconFileText, IconTrash } from '@tabler/icons-react';
import type { PricedPart, ShopPageView } from '@truciolo/contract';
import type { DeskFile } from '../../../entities/parts/desk/part-desk.ts';
import type { PriceState } from '../desk/use-prices.ts';
import { useWeight } from '../desk/use-weight.ts';
import { rangeText, shopNumber } from '../format.ts';
import type { PartChoice, ShopPart } from '../parts/shop-part.ts';
import { sizeText } from '../parts/size-text.ts';
import { useWords } from '../words/shop-words.ts';
import classes from './part-card.module.css';
import { PartFields } from './part-fields.tsx';
import { PartPicture } from './part-picture.tsx';
import { PartPrices } from './part-prices.tsx';
import { PartSupposes } from './part-supposes.tsx';
import { ReadingState } from './reading-state.tsx';

interface PartActs {
  readonly change: (change: Partial<PartChoice>) => void;
  readonly remove: () => void;
  readonly addModel: () => void;
  readonly stop: () => void;
  readonly again: () => void;
  readonly turn: () => void;
  readonly correct: () => void;
  /** Phones show one part at a time. */
  readonly open: () => void;
}

interface PartCardProps {
  readonly shop: ShopPageView;
  readonly part: ShopPart;
  readonly place: number;
  readonly file: DeskFile | undefined;
  readonly isStopped: boolean;
  readonly isDrawingRead: boolean;
  readonly priced: PricedPart | null;
  readonly price: PriceState;
  readonly isOpen: boolean;
  readonly acts: PartActs;
}

/** One part of the request: picture, files, choices, prices, and the facts that the prices take for granted. */
export function PartCard(props: PartCardProps) {
  const { shop, part, place, file, priced, price, isOpen, acts } = props;
  const { language, words } = useWords();
  const { choice } = part;
  const chosen = priced?.prices.find(({ quantity }) => quantity === choice.chosen);
  const measures = file?.reports[0] ?? file?.measures[0];
  const weight = useWeight(measures?.volume, shop.materials, choice.materialGuid);
  const size = [
    ...(measures ? [sizeText(measures, language)] : []),
    ...(weight === null ? [] : [words.weight(shopNumber(weight, language, weight < 1 ? 3 : 2))]),
  ].join(' · ');
  return (
    <article className={classes.card} data-open={isOpen || undefined} aria-label={choice.name}>
      <button type="button" className={classes.mini} aria-label={words.open(choice.name)} onClick={acts.open}>
        <i className={classes.serial}>{place}</i>
        <span>
          <b>{choice.name}</b>
          <small>{chosen ? `${rangeText(chosen, language)} €/${words.pieces}` : words.withOffer}</small>
        </span>
        <IconChevronDown size={18} stroke={1.6} aria-hidden="true" />
      </button>
      <PartPicture {...{ place, part, file, size }} isPriceAsked={price === 'asked'} onTurn={acts.turn} />
      <div className={classes.facts}>
        <div className={classes.head}>
          <h2>{choice.name}</h2>
          <button
            type="button"
            className={classes.remove}
            aria-label={words.remove(choice.name)}
            onClick={acts.remove}
          >
            <IconTrash size={16} stroke={1.6} aria-hidden="true" />
          </button>
        </div>
        {size ? <p className={classes.size}>{size}</p> : null}
        <div className={classes.files}>
          {part.model ? (
            <span title={words.fileModel}>
              <IconCube size={13} stroke={1.6} aria-hidden="true" />
              {part.model.name}
            </span>
          ) : null}
          {part.drawings.map(({ name }) => (
            <span key={name} title={words.fileDrawing}>
              <IconFileText size={13} stroke={1.6} aria-hidden="true" />
              {name}
            </span>
          ))}
        </div>
        <ReadingState
          part={part}
          file={file}
          isStopped={props.isStopped}
          isDrawingRead={props.isDrawingRead}
          onStop={acts.stop}
          onAgain={acts.again}
        />
        <PartFields shop={shop} part={part} onChange={acts.change} />
      </div>
      <PartPrices
        shop={shop}
        choice={choice}
        priced={priced}
        state={price}
        hasModel={part.model !== null}
        onChoose={(quantity) => acts.change({ chosen: quantity })}
        onAddModel={acts.addModel}
      />
      <PartSupposes part={part} priced={priced} onCorrect={acts.correct} />
    </article>
  );
}
