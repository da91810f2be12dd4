import type { ReactNode } from 'react';
import { useScrollStop } from '../../../components/table/use-scroll-stop.ts';
import classes from './usage.module.css';

/** Rows that would make the page long scroll in a box of their own. */
export const LongRows = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.scroll} ref={useScrollStop()}>
    {children}
  </div>
);
