import { Skeleton } from '@mantine/core';
import classes from './placeholders.module.css';

/** Same keys at every render: the bars never move. */
const numbered = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Widths that look like words, in turn. */
const WIDTHS = ['62%', '48%', '74%', '55%', '68%'] as const;
const width = (index: number): string => WIDTHS[index % WIDTHS.length] ?? '60%';

export function CardPlaceholder() {
  return (
    <div className={classes.card} data-placeholder="card">
      <Skeleton height={14} width="40%" />
      <Skeleton height={10} width="85%" mt={14} />
      <Skeleton height={10} width="70%" mt={8} />
    </div>
  );
}

export function TablePlaceholder({ rows = 5 }: { readonly rows?: number }) {
  return (
    <div className={classes.frame} data-placeholder="table">
      {numbered(rows).map((row) => (
        <div className={classes.row} key={row}>
          <Skeleton height={10} width={84} />
          <Skeleton height={10} width={width(row)} />
          <Skeleton height={10} width={60} ml="auto" />
        </div>
      ))}
    </div>
  );
}

export function ListPlaceholder({ items = 3 }: { readonly items?: number }) {
  return (
    <div className={classes.frame} data-placeholder="list">
      {numbered(items).map((item) => (
        <div className={classes.item} key={item}>
          <Skeleton height={28} circle />
          <div className={classes.lines}>
            <Skeleton height={10} width={width(item)} />
            <Skeleton height={8} width="34%" mt={8} />
          </div>
        </div>
      ))}
    </div>
  );
}

/** Placeholder of a loading page: head, two cards, a table. */
export function PagePlaceholder() {
  return (
    <div className={classes.page} role="status" aria-label="Caricamento della pagina" data-placeholder="page">
      <div className={classes.head}>
        <Skeleton height={16} width={180} />
        <Skeleton height={32} width={130} ml="auto" />
      </div>
      <div className={classes.body}>
        <div className={classes.cards}>
          <CardPlaceholder />
          <CardPlaceholder />
        </div>
        <TablePlaceholder />
      </div>
    </div>
  );
}
