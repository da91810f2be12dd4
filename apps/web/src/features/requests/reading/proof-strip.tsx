import {
  isSheetKind,
  type RequestField,
  type RequestFieldKey,
  type RequestPlace,
  type ShopRequest,
} from '@truciolo/contract';
import { findWords } from '../components/find-words.ts';
import { fieldLabels } from '../request-words.ts';
import { SourceMark } from './origins.tsx';
import { ProofCut } from './proof-cut.tsx';
import classes from './proof-strip.module.css';

/** Letters before and after the words of a proof. */
const AROUND = 70;
/** Cut-outs of one reading: a list of tolerances has many places. */
const MOST_CUTS = 4;

function quoted(text: string, words: string, from: number | undefined) {
  const at = findWords(text, words, from);
  if (at < 0) return { before: '', after: '' };
  const start = Math.max(0, at - AROUND);
  const end = at + words.length + AROUND;
  return {
    before: `${start > 0 ? '…' : ''}${text.slice(start, at)}`,
    after: `${text.slice(at + words.length, end)}${end < text.length ? '…' : ''}`,
  };
}

interface ProofStripProps {
  readonly request: ShopRequest;
  readonly fieldKey: RequestFieldKey;
  readonly field: RequestField;
}

/** "Da dove viene": every proof of the active field, side by side; those of a drawing as cut-outs of the sheet. */
export function ProofStrip({ request, fieldKey, field }: ProofStripProps) {
  const files = new Map(request.files.map((file) => [file.guid, file]));
  const cards = field.readings.flatMap(({ value, reason, proofs }) =>
    proofs.flatMap((proof) => {
      const file = proof.file ? files.get(proof.file) : undefined;
      const cuts: readonly (RequestPlace | null)[] =
        file && isSheetKind(file.kind) && proof.places.length > 0 ? proof.places.slice(0, MOST_CUTS) : [null];
      // The reason is that of the first proof: the heading of a list says nothing about the drawing beside it.
      const why = proof.from === proofs[0]?.from ? reason : '';
      return cuts.map((place) => ({ ...proof, value, reason: why, source: file, place }));
    }),
  );
  return (
    <section className={classes.proofs} aria-label={`Da dove viene: ${fieldLabels[fieldKey]}`}>
      <p>
        <b>Da dove viene: {fieldLabels[fieldKey]}</b>
        {field.readings.length > 1 ? <span>le letture, una accanto all’altra</span> : null}
      </p>
      <ul>
        {cards.map(({ from, source, value, text, at, reason, place }) => {
          const { before, after } =
            from === 'mail' ? quoted(request.text, text, at) : { before: '', after: '' };
          return (
            <li
              key={`${from} ${source?.guid} ${value} ${text} ${place?.page} ${place?.left} ${place?.top}`}
              title={source?.name}
              data-cut={place !== null || undefined}
            >
              {place && source ? (
                <ProofCut file={source} place={place} />
              ) : (
                <p className={classes.words}>
                  {before}
                  <mark>{text || value}</mark>
                  {after}
                </p>
              )}
              <small>
                <span className={classes.source}>
                  <SourceMark from={from} />
                  {place && place.page > 1 ? `, pagina ${place.page}` : ''}
                  {place?.zone ? `, zona ${place.zone}` : ''}
                </span>
                {place ? [value.replaceAll('\n', ', '), reason].filter(Boolean).join(': ') : reason}
              </small>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
