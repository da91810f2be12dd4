import type { RequestField, RequestFieldKey, ShopRequest } from '@truciolo/contract';
import { fieldLabels, proofWords } from '../request-words.ts';
import classes from './proof-strip.module.css';

/** Letters before and after the words of a proof. */
const AROUND = 90;

function quoted(text: string, words: string) {
  const at = text.indexOf(words);
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

/** "Da dove viene": every proof of the active field, side by side. */
export function ProofStrip({ request, fieldKey, field }: ProofStripProps) {
  const names = new Map(request.files.map(({ guid, name }) => [guid, name]));
  const proofs = field.readings.flatMap(({ value, reason, proofs: own }) =>
    own.map((proof) => ({ ...proof, value, reason })),
  );
  return (
    <section className={classes.proofs} aria-label={`Da dove viene: ${fieldLabels[fieldKey]}`}>
      <p>
        <b>Da dove viene: {fieldLabels[fieldKey]}</b>
      </p>
      <ul>
        {proofs.map((proof) => {
          const { before, after } =
            proof.from === 'mail' ? quoted(request.text, proof.text) : { before: '', after: '' };
          const page = proof.places[0]?.page;
          return (
            <li key={`${proof.from} ${proof.file} ${proof.value} ${proof.text}`}>
              <small>
                {[proofWords[proof.from], proof.file && names.get(proof.file), page && `pagina ${page}`]
                  .filter(Boolean)
                  .join(', ')}
              </small>
              <span>
                {before}
                <mark>{proof.text || proof.value}</mark>
                {after}
              </span>
              <small>{proof.reason}</small>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
