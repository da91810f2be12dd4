import type { Finding } from '@truciolo/gcode';
import type { CSSProperties, ReactNode } from 'react';
import classes from './program.module.css';

/** Comments, words of function, block numbers; the rest stays plain. */
const WORDS = /(\([^)]*\)|;.*$)|((?<![A-Z_])[GMT]\d+(?:\.\d+)?)|(^\s*N\d+)/gi;

function coloured(text: string): ReactNode[] {
  const out: ReactNode[] = [];
  let from = 0;
  for (const match of text.matchAll(WORDS)) {
    const [word, comment, action] = match;
    if (match.index > from) out.push(text.slice(from, match.index));
    const kind = comment ? 'comment' : action ? 'action' : 'number';
    out.push(
      <span key={match.index} data-word={kind}>
        {word}
      </span>,
    );
    from = match.index + word.length;
  }
  out.push(text.slice(from));
  return out;
}

interface CodeLineProps {
  readonly id: string;
  readonly line: number;
  readonly text: string;
  readonly isCurrent: boolean;
  readonly finding: Finding | undefined;
  readonly style: CSSProperties;
  readonly count: number;
}

/** One line of the program, with its finding at the end. */
export function CodeLine({ id, line, text, isCurrent, finding, style, count }: CodeLineProps) {
  return (
    <div
      id={id}
      className={classes.line}
      style={style}
      role="option"
      tabIndex={-1}
      aria-selected={isCurrent}
      aria-posinset={line}
      aria-setsize={count}
      data-line={line}
      data-severity={finding?.severity}
    >
      <span className={classes.number}>{line}</span>
      <code className={classes.code}>{coloured(text)}</code>
      {finding ? (
        <span className={classes.message} title={finding.message}>
          {finding.message}
        </span>
      ) : null}
    </div>
  );
}
