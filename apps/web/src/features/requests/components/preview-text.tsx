import { type RequestFieldKey, requestFieldKeys, type ShopRequest } from '@truciolo/contract';
import { Fragment } from 'react';
import { formatDateTime } from '../../../lib/format/dates.ts';
import { fieldGroups } from '../request-words.ts';
import frame from './preview.module.css';
import classes from './preview-text.module.css';
import { type Mark, splitByMarks } from './split-by-marks.ts';

const legend = [
  [1, 'codice'],
  [2, 'quantità e data'],
  [3, 'materiale'],
  [4, 'tolleranze'],
] as const;

/** Words of the mail that a value was read from. */
const marksOf = ({ content }: ShopRequest): Mark<RequestFieldKey>[] =>
  content.positions.flatMap(({ fields }) =>
    requestFieldKeys.flatMap((key) =>
      (fields[key]?.readings ?? []).flatMap(({ proofs }) =>
        proofs
          .filter(({ from, text }) => from === 'mail' && text !== '')
          .map(({ text, at }) => ({ text, at, tag: key })),
      ),
    ),
  );

export function PreviewText({ request }: { readonly request: ShopRequest }) {
  const parts = splitByMarks(request.text, marksOf(request));
  if (request.text === '' && request.messages.length === 0) return null;
  return (
    <section className={classes.text} aria-label="Testo">
      <div className={frame.bar}>
        <h3>Testo</h3>
        <span className={classes.legend}>
          {legend.map(([group, label]) => (
            <span key={label} data-group={group}>
              <i /> {label}
            </span>
          ))}
        </span>
      </div>
      <p className={classes.words}>
        {parts.map(({ text, tag, start }) => (
          <Fragment key={start}>{tag ? <mark data-group={fieldGroups[tag]}>{text}</mark> : text}</Fragment>
        ))}
      </p>
      {request.messages.map((message) => (
        <article
          key={message.guid}
          className={classes.message}
          data-from-shop={message.fromShop || undefined}
        >
          <p>
            <b>{message.fromShop ? `${message.name} ha chiesto` : message.name || message.email}</b>{' '}
            {formatDateTime(message.at)}
          </p>
          <p className={classes.words}>{message.text}</p>
        </article>
      ))}
    </section>
  );
}
