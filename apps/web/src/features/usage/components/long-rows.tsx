import type { ReactNode } from 'react';
import { useScrollStop } from '../../../components/table/use-scroll-stop.ts';
import classes from './usage.module.css';

/** Long lists scroll in their own box. */
export const LongRows = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.scroll} ref={useScrollStop()}>
    {children}
  </div>
);
