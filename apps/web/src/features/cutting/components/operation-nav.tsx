import { NavLink } from 'react-router';
import { operationTabs } from '../operation-tabs.data.ts';
import classes from './cutting-page.module.css';

/** The strip scrolls sideways on a phone: the open tab must be visible. */
function bringIntoSight(link: HTMLAnchorElement | null): void {
  link?.scrollIntoView({ block: 'nearest', inline: 'center' });
}

/** One link for each operation: the address names it, so it can be sent to a colleague. */
export function OperationNav({ base, current }: { readonly base: string; readonly current: string }) {
  return (
    <nav className={classes.tabs} aria-label="Operazione">
      {operationTabs.map(({ slug, label }) => (
        <NavLink
          key={slug}
          to={`${base}/${slug}`}
          ref={slug === current ? bringIntoSight : null}
          aria-current={slug === current ? 'page' : undefined}
          className={classes.tab ?? ''}
        >
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
