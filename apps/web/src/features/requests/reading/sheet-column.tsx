import type { RequestFieldKey, RequestPosition, ShopRequest } from '@truciolo/contract';
import classes from './reading.module.css';

interface SheetColumnProps {
  readonly request: ShopRequest;
  readonly position: RequestPosition;
  readonly active: RequestFieldKey | null;
  readonly chosen: number;
  readonly mayWrite: boolean;
  readonly onField: (key: RequestFieldKey) => void;
  /** Words that the user clicked on the drawing. */
  readonly onText: (text: string) => void;
}

export function SheetColumn({ request, position }: SheetColumnProps) {
  const own = request.files.filter(({ guid }) => position.files.includes(guid));
  return (
    <section className={classes.sheet} aria-label="Disegno">
      <p className={classes.noSheet}>
        {own.length === 0 ? 'Nessun disegno per questa posizione.' : own.map(({ name }) => name).join(' + ')}
      </p>
      {own.length === 0 && request.text ? <p className={classes.mailText}>{request.text}</p> : null}
    </section>
  );
}
