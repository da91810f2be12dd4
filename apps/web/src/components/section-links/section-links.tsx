import { Link } from 'react-router';
import classes from './section-links.module.css';

interface SectionLinksProps {
  readonly label: string;
  readonly links: readonly { readonly to: string; readonly label: string; readonly current: boolean }[];
}

/** The sections of a page in its strip, each with its own address. */
export function SectionLinks({ label, links }: SectionLinksProps) {
  return (
    <nav className={classes.links} aria-label={label}>
      {links.map(({ to, label: text, current }) => (
        <Link key={to} to={to} className={classes.link} aria-current={current ? 'page' : undefined}>
          {text}
        </Link>
      ))}
    </nav>
  );
}
