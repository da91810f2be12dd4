import { SegmentedControl } from '@mantine/core';
import type { CSSProperties, ReactNode } from 'react';
import classes from './workbench.module.css';

/** Column that a phone shows. */
export type Pane = 'list' | 'view' | 'results';

interface WorkbenchProps {
  /** Names of the outer columns on a phone; the middle one is the picture. */
  readonly names: { readonly list: string; readonly results: string };
  /** Widths of the outer columns on a wide page, px. */
  readonly widths: readonly [left: number, right: number];
  readonly pane: Pane;
  readonly onPane: (pane: Pane) => void;
  /** Contents of the file as a list; `data-grows` where a phone shows it at full height. */
  readonly list: ReactNode;
  readonly view: { readonly label: string; readonly content: ReactNode };
  /** The column of figures. */
  readonly children: ReactNode;
}

/** List, picture and figures of one file side by side; one at a time on a phone. */
export function Workbench({ names, widths, pane, onPane, list, view, children }: WorkbenchProps) {
  const panes = [
    { value: 'list', label: names.list },
    { value: 'view', label: '3D' },
    { value: 'results', label: names.results },
  ];
  const [left, right] = widths;
  return (
    <>
      <div className={classes.panes}>
        <SegmentedControl
          fullWidth
          aria-label="Mostra"
          data={panes}
          value={pane}
          onChange={(next) => onPane(next as Pane)}
        />
      </div>
      <div
        className={classes.work}
        data-pane={pane}
        style={{ '--left': `${left}px`, '--right': `${right}px` } as CSSProperties}
      >
        {list}
        <section className={classes.middle} aria-label={view.label}>
          {view.content}
        </section>
        <aside className={classes.results} aria-label={names.results}>
          {children}
        </aside>
      </div>
    </>
  );
}

/** Shown while a file is dragged over the page. */
export const DropOver = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.over}>{children}</div>
);
