import type { OfferView, OfferViewPosition } from '@truciolo/contract';
import { site } from '../../../lib/site.ts';
import { offerMoney, offerWords } from '../offer-words.ts';
import classes from './offer.module.css';
import { OfferModel } from './offer-model.tsx';
import { QuantityChoice } from './quantity-choice.tsx';

interface OfferPositionProps {
  readonly offer: OfferView;
  readonly position: OfferViewPosition;
  readonly index: number;
  readonly quantity: number;
  /** Null while it is loading. */
  readonly price: { readonly unit: number; readonly total: number; readonly leadDays: number } | null;
  /** Whether it is ordered; null where the buyer cannot leave it out. */
  readonly ordered: { readonly is: boolean; readonly toggle: () => void } | null;
  readonly onQuantity: (quantity: number) => void;
  /** Whether its model is shown. */
  readonly model: { readonly isOpen: boolean; readonly toggle: () => void };
}

export function OfferPosition(props: OfferPositionProps) {
  const { offer, position, index, quantity, price, ordered, onQuantity, model } = props;
  // Optional positions stay readable while they are not ordered.
  const isOut = ordered?.is === false && !position.optional;
  const { language } = offer;
  const words = offerWords(language);
  const facts = [
    position.drawing && `${words.drawing} ${position.drawing} ${position.drawingRevision}`.trim(),
    position.material && `${words.material} ${position.material}`,
    position.optional && !ordered?.is && words.optional,
  ].filter(Boolean);
  return (
    <li className={classes.position} data-out={isOut || undefined}>
      <div className={classes.what}>
        <h2>
          <span className={classes.serial}>{index + 1}</span>
          {position.code || position.description.split('\n')[0]}
        </h2>
        {position.code && position.description ? (
          <p className={classes.text}>{position.description}</p>
        ) : null}
        {facts.length > 0 ? <p className={classes.facts}>{facts.join(' · ')}</p> : null}
        {position.included.length > 0 ? (
          <p className={classes.facts}>{`${words.included}: ${position.included.join(', ')}`}</p>
        ) : null}
        {position.notes ? <p className={classes.text}>{position.notes}</p> : null}
        {position.pictureUrl ? (
          <img
            className={classes.picture}
            src={`${site.apiBase}${position.pictureUrl}`}
            alt={words.picture(position.code || position.description.slice(0, 60))}
            loading="lazy"
          />
        ) : null}
        {position.meshUrl ? (
          <OfferModel
            url={position.meshUrl}
            part={position.code || position.description.slice(0, 60)}
            language={language}
            isOpen={model.isOpen}
            onToggle={model.toggle}
          />
        ) : null}
      </div>
      <QuantityChoice
        position={position}
        quantity={quantity}
        anyQuantity={offer.anyQuantity}
        language={language}
        disabled={offer.state !== 'open' || isOut}
        onChange={onQuantity}
      />
      {ordered ? (
        <label className={classes.order}>
          <input
            type="checkbox"
            checked={ordered.is}
            disabled={offer.state !== 'open'}
            onChange={ordered.toggle}
          />
          {ordered.is ? words.ordered : words.notOrdered}
          <span className={classes.hidden}>{position.code || position.description.slice(0, 40)}</span>
        </label>
      ) : null}
      <div className={classes.price} aria-live="polite" data-waiting={price === null || undefined}>
        <strong>{price ? offerMoney(price.total, language) : '…'}</strong>
        <span>{price ? `${offerMoney(price.unit, language, 4)} ${words.perPiece}` : ''}</span>
        {price && price.leadDays > 0 && !/\d/.test(offer.deliveryTerms) ? (
          <span>{words.leadDays(price.leadDays)}</span>
        ) : null}
      </div>
    </li>
  );
}
