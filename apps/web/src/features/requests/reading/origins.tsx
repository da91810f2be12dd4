import { type Icon, IconFileText, IconMail, IconPencil, IconUser } from '@tabler/icons-react';
import type { RequestReading } from '@truciolo/contract';
import { proofWords } from '../request-words.ts';
import classes from './field-row.module.css';

type Source = keyof typeof proofWords;

/** Sheets, lists and models share the picture of a file. */
const icons: Partial<Record<Source, Icon>> = { mail: IconMail, person: IconUser };

/** A source with its picture: "disegno", "mail", "cliente". */
export function SourceMark({ from }: { readonly from: Source }) {
  const Picture = icons[from] ?? IconFileText;
  return (
    <>
      <Picture size={11} aria-hidden="true" /> {proofWords[from]}
    </>
  );
}

interface OriginsProps {
  readonly readings: readonly RequestReading[];
  /** Somebody of the shop wrote the value: the readings are those that it replaced. */
  readonly isWritten?: boolean;
}

/** The sources of a value, each once. */
export function Origins({ readings, isWritten = false }: OriginsProps) {
  const sources = [...new Set(readings.flatMap(({ proofs }) => proofs.map(({ from }) => from)))];
  return (
    <span className={classes.origins}>
      {isWritten ? (
        <span className={classes.origin}>
          <IconPencil size={11} aria-hidden="true" /> a mano
        </span>
      ) : (
        sources.map((from) => (
          <span key={from} className={classes.origin}>
            <SourceMark from={from} />
          </span>
        ))
      )}
    </span>
  );
}
