import type { ReactNode } from 'react';
import classes from './table.module.css';
import { useScrollStop } from './use-scroll-stop.ts';

interface TableProps {
  /** Label for screen readers. */
  readonly label: string;
  readonly children: ReactNode;
  /** Rows of 28 px instead of 36. */
  readonly compact?: boolean;
  /** Number of all rows, head included, where the list is virtualised. */
  readonly rowCount?: number;
}

/**
 * Plain table: write `<thead>`/`<tbody>` inside, `className="num"` on number cells, `wide` on those
 * that a phone hides, `narrow` on their repetition inside another cell, `data-selected` on a chosen row. Scrolls
 * sideways inside itself when the page is narrow.
 */
export function Table({ label, children, compact = false, rowCount }: TableProps) {
  const scroll = useScrollStop();
  return (
    <div className={classes.scroll} ref={scroll}>
      <table
        className={compact ? `${classes.table} ${classes.compact}` : classes.table}
        aria-label={label}
        aria-rowcount={rowCount}
      >
        {children}
      </table>
    </div>
  );
}
